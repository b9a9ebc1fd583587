import { Button } from '@payloadcms/ui';
import { leadCountsAnswer } from '@vitrine/contract/core/staff-leads.ts';
import type { Payload, TypedUser } from 'payload';
import type { StaffSiteChoice } from '../../sites/current-site.ts';
import { leadsPath } from '../leads/lead-urls.ts';
import { createCaller, type Language, requestStaffApi, withinSite } from '../leads/staff-api.ts';
import { dashboardTexts } from './dashboard-texts.ts';

interface Props {
  language: Language;
  payload: Payload;
  user: TypedUser;
  site: StaffSiteChoice;
}

/** Shows the number of new leads of a site. */
export async function LeadsPanel({ language, payload, user, site }: Props) {
  const { leads: t } = dashboardTexts[language];
  const caller = withinSite(await createCaller(payload, user, language), site.micrositeId);
  const counts = await requestStaffApi(caller, 'lead-counts', leadCountsAnswer);
  const count = counts.kind === 'ok' ? counts.data.new : 0;
  return (
    <section className="dashboard__panel">
      <h2>{t.title}</h2>
      <p>{counts.kind !== 'ok' ? t.unavailable : count > 0 ? t.count(count) : t.none}</p>
      <Button el="link" to={leadsPath} buttonStyle="secondary" size="small" margin={false}>
        {t.open}
      </Button>
    </section>
  );
}
