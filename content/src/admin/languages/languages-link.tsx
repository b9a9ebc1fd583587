import type { ServerProps } from 'payload';
import { NavLink } from '../components/nav-link.tsx';
import { toLanguage } from '../leads/staff-api.ts';
import { languageTexts } from './language-texts.ts';
import { reportPath } from './report-path.ts';

/** Navigation link to the report on the languages of a site. */
export function LanguagesLink({ i18n, user }: ServerProps) {
  if (!user) return null;
  return <NavLink id="nav-languages" href={reportPath} label={languageTexts[toLanguage(i18n.language)].report.title} />;
}
