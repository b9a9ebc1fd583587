import { Button } from '@payloadcms/ui';
import { feedListAnswer } from '@vitrine/contract/core/staff-feeds.ts';
import { feedTexts } from '../feeds/feed-texts.ts';
import { feedsPath } from '../feeds/feed-urls.ts';
import { createCaller, requestStaffApi, withinSite } from '../leads/staff-api.ts';
import type { SiteWorkProps } from './leads-panel.tsx';

/** Returns the number of sources of listings of a site that need attention. */
async function countAlarmed({ language, payload, user, site }: SiteWorkProps): Promise<number> {
  const caller = withinSite(await createCaller(payload, user, language), site.micrositeId);
  const answer = await requestStaffApi(caller, 'feeds', feedListAnswer);
  return answer.kind === 'ok' ? answer.data.sources.filter(({ alarms }) => alarms.length > 0).length : 0;
}

/** Says how many sources of listings of a site need attention; nothing while there are none. */
export async function AlarmedFeeds(props: SiteWorkProps) {
  const count = await countAlarmed(props);
  return count > 0 && <p>{feedTexts[props.language].alarmCount(count)}</p>;
}

/** Shows the sources of listings of a site that need attention; nothing while there are none. */
export async function FeedsPanel(props: SiteWorkProps) {
  const count = await countAlarmed(props);
  if (count === 0) return null;
  const t = feedTexts[props.language];
  return (
    <section className="dashboard__panel">
      <h2>{t.title}</h2>
      <p>{t.alarmCount(count)}</p>
      <Button el="link" to={feedsPath} buttonStyle="secondary" size="small" margin={false}>
        {t.title}
      </Button>
    </section>
  );
}
