import type { Locale } from '@vitrine/contract/locale.ts';
import { createContext, type ReactNode, useContext } from 'react';
import type { FinishedImage } from '../kinds/image/finish-image.server.ts';
import type { MapArchive } from './map-archive.ts';

/** Site data that stays the same while a page is shown. */
export interface SiteInfo {
  siteType: 'broker' | 'agency';
  /** True when the site has a search page in the language of the page. */
  hasSearch: boolean;
  /** `light` is for dark backgrounds, `dark` for light ones. */
  logos: { light: FinishedImage | null; dark: FinishedImage | null };
  captcha: { siteKey: string | null; version: 'v2' | 'v3' | 'enterprise' | 'altcha' | null } | null;
  /** URL of a map service's style that replaces the built-in map. */
  mapStyleUrl?: string | null | undefined;
  /** Archive of map tiles that the website serves; the map takes its streets from there. */
  mapArchive?: MapArchive | null | undefined;
  /** Scheme and host of the site, for absolute links: `https://www.example.ca`. */
  origin: string;
  /** The variant of the page that staff preview; null for the page itself. */
  variant?: { id: string } | null | undefined;
  /** Path of the page with its locale. */
  path: string;
  /** Paths of the page in its languages. */
  alternatePaths: Partial<Record<Locale, string>>;
}

const SiteContext = createContext<SiteInfo>({
  siteType: 'broker',
  hasSearch: true,
  logos: { light: null, dark: null },
  captcha: null,
  origin: '',
  path: '/fr',
  alternatePaths: {},
});

export const SiteProvider = ({ info, children }: { info: SiteInfo; children: ReactNode }) => (
  <SiteContext value={info}>{children}</SiteContext>
);

export const useSite = (): SiteInfo => useContext(SiteContext);
