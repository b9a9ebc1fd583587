import { Gutter } from '@payloadcms/ui';
import { leadAnswer, staffSitesAnswer } from '@vitrine/contract/core/staff-leads.ts';
import type { AdminViewServerProps } from 'payload';
import { askDesk } from './desk.ts';
import { DeskFrame, openDesk } from './desk-frame.tsx';
import { DeskAway, LeadMissing } from './desk-notices.tsx';
import { leadPath, leadsPath } from './lead-addresses.ts';
import { LeadPanel } from './lead-panel.tsx';
import { leadTexts } from './lead-texts.ts';

/** The id of `/admin/leads/{id}`. */
function idOf(params: AdminViewServerProps['params']): string {
  const segments = params?.segments;
  return (Array.isArray(segments) && segments[1]) || '';
}

/** `/admin/leads/{id}`: one lead, what happened with it, and what can be done with it. */
export async function LeadView(view: AdminViewServerProps) {
  const { caller, language } = await openDesk(view);
  const id = idOf(view.params);
  const [lead, known] = await Promise.all([
    askDesk(caller, `leads/${encodeURIComponent(id)}`, leadAnswer),
    askDesk(caller, 'sites', staffSitesAnswer),
  ]);
  const texts = leadTexts[language];
  const name = lead.kind === 'ok' ? lead.data.name || lead.data.email : texts.missing.title;
  const title = lead.kind === 'ok' || lead.kind === 'missing' ? name : texts.title;
  const site =
    lead.kind === 'ok' && known.kind === 'ok'
      ? known.data.sites.find((each) => each.microsite_id === lead.data.microsite_id)
      : undefined;
  return (
    <DeskFrame view={view} steps={[{ label: texts.title, url: leadsPath }, { label: title }]}>
      <Gutter className="leads leads--one">
        {lead.kind === 'ok' && site ? (
          <LeadPanel language={language} lead={lead.data} site={site} />
        ) : lead.kind === 'missing' ? (
          <LeadMissing language={language} />
        ) : (
          <>
            <h1>{texts.title}</h1>
            <DeskAway language={language} address={leadPath(id)} />
          </>
        )}
      </Gutter>
    </DeskFrame>
  );
}
