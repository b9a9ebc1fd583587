import { Button } from '@payloadcms/ui';
import { leadCountsAnswer } from '@vitrine/contract/core/staff-leads.ts';
import type { Payload, TypedUser } from 'payload';
import type { StaffSiteChoice } from '../../sites/current-site.ts';
import { leadsPath } from '../leads/lead-urls.ts';
import { createCaller, type Language, requestStaffApi, withinSite } from '../leads/staff-api.ts';
import { dashboardTexts } from './dashboard-texts.ts';

export interface SiteWorkProps {
  language: Language;
  payload: Payload;
  user: TypedUser;
  site: StaffSiteChoice;
}

/** Shows the new leads of a site, with a button that opens them. */
export function LeadsPanel(props: SiteWorkProps) {
  const { leads: t } = dashboardTexts[props.language];
  return (
    <section className="dashboard__panel">
      <h2>{t.title}</h2>
      <NewLeads {...props} />
      <Button el="link" to={leadsPath} buttonStyle="secondary" size="small" margin={false}>
        {t.open}
      </Button>
    </section>
  );
}

/** Says how many new leads a site has. */
export async function NewLeads({ language, payload, user, site }: SiteWorkProps) {
  const { leads: t } = dashboardTexts[language];
  const caller = withinSite(await createCaller(payload, user, language), site.micrositeId);
  const counts = await requestStaffApi(caller, 'lead-counts', leadCountsAnswer);
  if (counts.kind !== 'ok') return <p>{t.unavailable}</p>;
  return <p>{counts.data.new > 0 ? t.count(counts.data.new) : t.none}</p>;
}
