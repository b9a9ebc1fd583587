import type { ServerProps } from 'payload';
import { isAdmin } from '../../payload/access.ts';
import { NavLink } from '../components/nav-link.tsx';
import { toLanguage } from '../leads/staff-api.ts';
import { listingSettingsPath, listingsTexts } from './listings-texts.ts';

/** Navigation link to the listing settings, for administrators. */
export function ListingSettingsLink({ i18n, user }: ServerProps) {
  if (!user || !isAdmin(user)) return null;
  const { title } = listingsTexts[toLanguage(i18n.language)];
  return <NavLink id="nav-listing-settings" href={listingSettingsPath} label={title} />;
}
