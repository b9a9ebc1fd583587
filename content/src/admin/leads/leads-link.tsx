import { leadCountsAnswer } from '@vitrine/contract/core/staff-leads.ts';
import type { ServerProps } from 'payload';
import { Suspense } from 'react';
import { askDesk, callerOf, type Language, languageOf } from './desk.ts';
import { leadTexts } from './lead-texts.ts';
import { NavLink } from './nav-link.tsx';

/** The navigation waits no longer for the count, ms; without it the link is all the same. */
const patience = 1000;

/** The way to the leads, with how many are new. */
export function LeadsLink(props: ServerProps) {
  const { i18n, user } = props;
  if (!user) return null;
  const language = languageOf(i18n.language);
  const label = leadTexts[language].title;
  return (
    <Suspense fallback={<NavLink label={label} />}>
      <CountedLink {...props} language={language} label={label} />
    </Suspense>
  );
}

async function CountedLink({ payload, user, language, label }: ServerProps & { language: Language; label: string }) {
  if (!user) return null;
  const caller = await callerOf(payload, user, language);
  const counts = await askDesk(caller, 'lead-counts', leadCountsAnswer, { timeout: patience });
  const count = counts.kind === 'ok' ? counts.data.new : 0;
  return <NavLink label={label} {...(count > 0 && { count, countLabel: leadTexts[language].newCount(count) })} />;
}
