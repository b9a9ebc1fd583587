import { Gutter } from '@payloadcms/ui';
import { erasuresAnswer } from '@vitrine/contract/core/persons.ts';
import { leadAnswer, staffSitesAnswer } from '@vitrine/contract/core/staff-leads.ts';
import type { AdminViewServerProps } from 'payload';
import { ViewLayout } from '../components/view-layout.tsx';
import { ServiceUnavailable } from '../components/view-notices.tsx';
import { openLeadView } from '../leads/open-lead-view.ts';
import { requestStaffApi } from '../leads/staff-api.ts';
import { PersonPanel } from './person-panel.tsx';
import { PrivacyTabs } from './privacy-tabs.tsx';
import { privacyTexts } from './privacy-texts.ts';
import { privacyPath } from './privacy-urls.ts';
import '../leads/lead-list.css';
import './privacy.css';

/** Renders `/admin/privacy`: all that is kept about a person, the files for them, their erasure, and the receipts. */
export async function PersonView(view: AdminViewServerProps) {
  const { caller, language } = await openLeadView(view);
  const asked = view.searchParams?.lead;
  const [known, receipts, lead] = await Promise.all([
    requestStaffApi(caller, 'sites', staffSitesAnswer),
    requestStaffApi(caller, 'erasures', erasuresAnswer),
    typeof asked === 'string' ? requestStaffApi(caller, `leads/${encodeURIComponent(asked)}`, leadAnswer) : null,
  ]);
  const texts = privacyTexts[language];
  return (
    <ViewLayout view={view} steps={[{ label: texts.title }]}>
      <Gutter className="leads privacy">
        <h1>{texts.title}</h1>
        <PrivacyTabs language={language} current="person" />
        {known.kind === 'ok' && receipts.kind === 'ok' ? (
          <PersonPanel
            language={language}
            email={lead?.kind === 'ok' ? lead.data.email : ''}
            siteNames={Object.fromEntries(known.data.sites.map((site) => [site.microsite_id, site.name[language]]))}
            receipts={receipts.data.erasures}
          />
        ) : (
          <ServiceUnavailable texts={texts.unavailable} address={privacyPath} />
        )}
      </Gutter>
    </ViewLayout>
  );
}
