import type { Locale } from '@vitrine/contract/locale.ts';
import { formatLocale } from '../locale/format.ts';
import { assetUrl } from '../services/content.server.ts';
import type { SiteFacts } from './site-facts.server.ts';

/** Maximum length of a name below an icon, in characters; phones cut what is longer. */
const shortLength = 14;

/** Returns the manifest with which a browser installs a site (W3C Web Application Manifest). */
export const webManifest = ({ name, favicon, background }: SiteFacts, locale: Locale) => ({
  id: '/',
  name,
  short_name: shortName(name),
  lang: formatLocale(locale),
  dir: 'ltr',
  start_url: `/${locale}`,
  scope: '/',
  display: 'standalone',
  background_color: background,
  theme_color: background,
  icons: iconsOf(favicon),
});

/** Returns as many whole words of a name as fit below an icon. */
function shortName(name: string): string {
  const [first = '', ...words] = name.split(/\s+/);
  return words.reduce(
    ({ short, isFull }, word) => {
      const longer = `${short} ${word}`;
      return isFull || longer.length > shortLength ? { short, isFull: true } : { short: longer, isFull };
    },
    { short: first, isFull: false },
  ).short;
}

const uploadedFile = /^\/resources\/([\w-][\w.-]*\.(?:svg|png|webp|jpe?g))$/;

/** The content service draws the icons from that of the site. */
function iconsOf(favicon: string | null) {
  const filename = uploadedFile.exec(favicon ?? '')?.[1];
  if (!filename) return [];
  const icon = (look: '192' | '512' | 'maskable', size: number, purpose: 'any' | 'maskable') => ({
    src: assetUrl(`/resources/icons/${filename}.${look}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return [icon('192', 192, 'any'), icon('512', 512, 'any'), icon('maskable', 512, 'maskable')];
}
