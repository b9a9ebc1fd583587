import type { FinishedBlock } from '../block-framework/definition/define-block.ts';
import type { FinishedImage } from '../kinds/image/finish-image.server.ts';
import type { FinishedPage } from './finished-page.ts';

export const picture = (src: string, alt: string): FinishedImage => ({
  kind: 'image',
  src,
  alt,
  width: null,
  height: null,
  sources: [],
  center: { x: 50, y: 50 },
  filter: null,
  placeholder: null,
});

export const block = (
  type: string,
  fields: Record<string, unknown>,
  params: Record<string, unknown> = {},
): FinishedBlock => ({
  id: type,
  type,
  scheme: 'normal',
  isDark: false,
  hasFailed: false,
  data: null,
  params,
  fields,
});

export function pageAt(path: string, main: FinishedBlock[] = [], more: Partial<FinishedPage> = {}): FinishedPage {
  return {
    locale: path.startsWith('/en') ? 'en' : 'fr',
    header: [],
    footer: [],
    themeCss: '',
    fontSheets: [],
    themeKey: '',
    logos: { light: null, dark: picture('https://content.test/logo.svg', 'Groupe Rivage') },
    siteType: 'agency',
    hasSearch: true,
    captcha: null,
    documentKey: '',
    hasInjectedScripts: false,
    thirdParties: null,
    favicon: null,
    isInstallable: false,
    mapStyleUrl: null,
    mapArchive: null,
    variant: null,
    head: {
      title: 'Vendre | Groupe Rivage',
      description: 'Une description',
      robots: null,
      canonical: `https://rivage.test${path}`,
      alternates: [],
      metas: [{ property: 'og:image', content: 'https://content.test/home.webp' }],
    },
    origin: 'https://www.rivage.test',
    path,
    alternatePaths: {},
    main,
    isError: false,
    ...more,
  };
}
