import { Pill } from '@payloadcms/ui';
import type { LeadStage, LeadStatus } from '@vitrine/contract/core/staff-leads.ts';
import { leadTexts } from './lead-texts.ts';
import type { Language } from './staff-api.ts';

const styles = { new: 'dark', in_progress: 'warning', closed: 'light-gray' } as const;

/** Badge with the stage of a lead, or with its quarantine. */
export function StageBadge({ language, stage, status }: { language: Language; stage: LeadStage; status: LeadStatus }) {
  const { stages, quarantined } = leadTexts[language];
  return status === 'quarantined' ? (
    <Pill pillStyle="error" size="small">
      {quarantined}
    </Pill>
  ) : (
    <Pill pillStyle={styles[stage]} size="small">
      {stages[stage]}
    </Pill>
  );
}
