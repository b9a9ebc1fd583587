import type { ServerProps } from 'payload';
import { NavLink } from '../components/nav-link.tsx';
import { toLanguage } from '../leads/staff-api.ts';
import { privacyTexts } from './privacy-texts.ts';
import { privacyPath } from './privacy-urls.ts';

/** Navigation link to access, erasure and the registers. */
export function PrivacyLink({ i18n, user }: ServerProps) {
  if (!user) return null;
  return <NavLink id="nav-privacy" href={privacyPath} label={privacyTexts[toLanguage(i18n.language)].title} />;
}
