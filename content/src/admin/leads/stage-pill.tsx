import { Pill } from '@payloadcms/ui';
import type { LeadStage, LeadStatus } from '@vitrine/contract/core/staff-leads.ts';
import type { Language } from './desk.ts';
import { leadTexts } from './lead-texts.ts';

const styles = { new: 'dark', in_progress: 'warning', closed: 'light-gray' } as const;

/** How far staff are with a lead; one in quarantine says that instead. */
export function StagePill({ language, stage, status }: { language: Language; stage: LeadStage; status: LeadStatus }) {
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
