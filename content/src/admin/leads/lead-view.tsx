import { Gutter } from '@payloadcms/ui';
import { leadAnswer, staffSitesAnswer } from '@vitrine/contract/core/staff-leads.ts';
import type { AdminViewServerProps } from 'payload';
import { ViewLayout } from '../components/view-layout.tsx';
import { DocumentNotFound, ServiceUnavailable } from '../components/view-notices.tsx';
import { LeadPanel } from './lead-panel.tsx';
import { leadTexts } from './lead-texts.ts';
import { leadPath, leadsPath } from './lead-urls.ts';
import { openLeadView } from './open-lead-view.ts';
import { requestStaffApi } from './staff-api.ts';
import './lead-detail.css';

/** Returns the id in the path `/admin/leads/{id}`. */
function idOf(params: AdminViewServerProps['params']): string {
  const segments = params?.segments;
  return (Array.isArray(segments) && segments[1]) || '';
}

/** Renders `/admin/leads/{id}`: one lead with its history and actions. */
export async function LeadView(view: AdminViewServerProps) {
  const { caller, language } = await openLeadView(view);
  const id = idOf(view.params);
  const [lead, known] = await Promise.all([
    requestStaffApi(caller, `leads/${encodeURIComponent(id)}`, leadAnswer),
    requestStaffApi(caller, 'sites', staffSitesAnswer),
  ]);
  const texts = leadTexts[language];
  const name = lead.kind === 'ok' ? lead.data.name || lead.data.email : texts.notFound.title;
  const title = lead.kind === 'ok' || lead.kind === 'not-found' ? name : texts.title;
  const site =
    lead.kind === 'ok' && known.kind === 'ok'
      ? known.data.sites.find((each) => each.microsite_id === lead.data.microsite_id)
      : undefined;
  return (
    <ViewLayout view={view} steps={[{ label: texts.title, url: leadsPath }, { label: title }]}>
      <Gutter className="leads leads--one">
        {lead.kind === 'ok' && site ? (
          <LeadPanel language={language} lead={lead.data} site={site} />
        ) : lead.kind === 'not-found' ? (
          <DocumentNotFound texts={leadTexts[language].notFound} listPath={leadsPath} />
        ) : (
          <>
            <h1>{texts.title}</h1>
            <ServiceUnavailable texts={leadTexts[language].unavailable} address={leadPath(id)} />
          </>
        )}
      </Gutter>
    </ViewLayout>
  );
}
