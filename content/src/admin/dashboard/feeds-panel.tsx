import { Button } from '@payloadcms/ui';
import { feedListAnswer } from '@vitrine/contract/core/staff-feeds.ts';
import type { Payload, TypedUser } from 'payload';
import type { StaffSiteChoice } from '../../sites/current-site.ts';
import { feedTexts } from '../feeds/feed-texts.ts';
import { feedsPath } from '../feeds/feed-urls.ts';
import { createCaller, type Language, requestStaffApi, withinSite } from '../leads/staff-api.ts';

interface Props {
  language: Language;
  payload: Payload;
  user: TypedUser;
  site: StaffSiteChoice;
}

/** Shows the sources of listings of a site that need attention; nothing while there are none. */
export async function FeedsPanel({ language, payload, user, site }: Props) {
  const caller = withinSite(await createCaller(payload, user, language), site.micrositeId);
  const answer = await requestStaffApi(caller, 'feeds', feedListAnswer);
  const alarmed = answer.kind === 'ok' ? answer.data.sources.filter(({ alarms }) => alarms.length > 0) : [];
  if (alarmed.length === 0) return null;
  const t = feedTexts[language];
  return (
    <section className="dashboard__panel">
      <h2>{t.title}</h2>
      <p>{t.alarmCount(alarmed.length)}</p>
      <Button el="link" to={feedsPath} buttonStyle="secondary" size="small" margin={false}>
        {t.title}
      </Button>
    </section>
  );
}
