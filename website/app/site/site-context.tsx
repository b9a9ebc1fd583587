import type { Locale } from '@vitrine/contract/locale.ts';
import { createContext, type ReactNode, useContext } from 'react';
import type { FinishedImage } from '../cms/finished.ts';

/** What is true of the whole page and does not change while it is shown. */
export interface SiteInfo {
  siteType: 'broker' | 'agency';
  /** `light` is for dark grounds, `dark` for light ones. */
  logos: { light: FinishedImage | null; dark: FinishedImage | null };
  captcha: { siteKey: string | null; version: 'v2' | 'v3' | 'enterprise' | 'altcha' | null } | null;
  /** The style of a map service in the place of the built-in map. */
  mapStyleUrl?: string | null | undefined;
  /** Scheme and host of the site, for links that others are given: `https://www.example.ca`. */
  origin: string;
  /** What staff preview, if it is not the page itself. */
  variant?: { id: string } | null | undefined;
  /** The path of the page, with its locale. */
  path: string;
  /** The same page in the languages that it has. */
  alternatePaths: Partial<Record<Locale, string>>;
}

const SiteContext = createContext<SiteInfo>({
  siteType: 'broker',
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
