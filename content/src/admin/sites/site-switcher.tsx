import { headers } from 'next/headers.js';
import type { ServerProps } from 'payload';
import { createLocalReq } from 'payload';
import { isAdmin } from '../../payload/access.ts';
import { findSites } from '../../sites/current-site.ts';
import { toLanguage } from '../leads/staff-api.ts';
import { SiteSelect } from './site-select.tsx';
import './site-switcher.css';

/** Selects the site that the whole admin shows. Staff with one site see its name alone. */
export async function SiteSwitcher({ i18n, payload, user }: ServerProps) {
  if (!user) return null;
  const req = await createLocalReq({ user }, payload);
  req.headers = new Headers(await headers());
  req.i18n.language = i18n.language;
  const { sites, current } = await findSites(req);
  const [only, second] = sites;
  if (!only) return null;
  if (!second) return <p className="site-switcher site-switcher--only">{only.name}</p>;
  return (
    <SiteSelect
      language={toLanguage(i18n.language)}
      sites={sites.map(({ id, name }) => ({ id, name }))}
      current={current}
      mayChooseAll={isAdmin(user)}
    />
  );
}
