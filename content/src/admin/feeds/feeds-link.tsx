import { feedListAnswer } from '@vitrine/contract/core/staff-feeds.ts';
import type { ServerProps } from 'payload';
import { Suspense } from 'react';
import { NavLink } from '../components/nav-link.tsx';
import { createCaller, type Language, requestStaffApi, toLanguage } from '../leads/staff-api.ts';
import { feedTexts } from './feed-texts.ts';
import { feedsPath } from './feed-urls.ts';

/** Maximum time to wait for the count, ms; without it the link shows no count. */
const timeoutMs = 1000;

/** Renders the navigation link to the sources of listings, with the number of those that need attention. */
export function FeedsLink(props: ServerProps) {
  const { i18n, user } = props;
  if (!user) return null;
  const language = toLanguage(i18n.language);
  return (
    <Suspense fallback={<NavLink id="nav-feeds" href={feedsPath} label={feedTexts[language].title} />}>
      <CountedLink {...props} language={language} />
    </Suspense>
  );
}

async function CountedLink({ payload, user, language }: ServerProps & { language: Language }) {
  if (!user) return null;
  const { title, alarmCount } = feedTexts[language];
  const caller = await createCaller(payload, user, language);
  const answer = await requestStaffApi(caller, 'feeds', feedListAnswer, { timeout: timeoutMs });
  const count = answer.kind === 'ok' ? answer.data.sources.filter(({ state }) => state === 'alarm').length : 0;
  return (
    <NavLink
      id="nav-feeds"
      href={feedsPath}
      label={title}
      {...(count > 0 && { count, countLabel: alarmCount(count) })}
    />
  );
}
