import { leadCountsAnswer } from '@vitrine/contract/core/staff-leads.ts';
import type { ServerProps } from 'payload';
import { Suspense } from 'react';
import { NavLink } from '../components/nav-link.tsx';
import { leadTexts } from './lead-texts.ts';
import { leadsPath } from './lead-urls.ts';
import { createCaller, type Language, requestStaffApi, toLanguage } from './staff-api.ts';

/** Maximum time to wait for the count, ms; without it the link shows no count. */
const timeoutMs = 1000;

/** Navigation link to the leads, with the number of new ones. */
export function LeadsLink(props: ServerProps) {
  const { i18n, user } = props;
  if (!user) return null;
  const language = toLanguage(i18n.language);
  const label = leadTexts[language].title;
  return (
    <Suspense fallback={<NavLink id="nav-leads" href={leadsPath} label={label} />}>
      <CountedLink {...props} language={language} label={label} />
    </Suspense>
  );
}

async function CountedLink({ payload, user, language, label }: ServerProps & { language: Language; label: string }) {
  if (!user) return null;
  const caller = await createCaller(payload, user, language);
  const counts = await requestStaffApi(caller, 'lead-counts', leadCountsAnswer, { timeout: timeoutMs });
  const count = counts.kind === 'ok' ? counts.data.new : 0;
  return (
    <NavLink
      id="nav-leads"
      href={leadsPath}
      label={label}
      {...(count > 0 && { count, countLabel: leadTexts[language].newCount(count) })}
    />
  );
}
