import type { Locale } from '@vitrine/contract/locale.ts';
import type { InlineSources } from '../answer.ts';
import type { FinishedBlock } from '../block-framework/definition/define-block.ts';
import { walkBlocks } from '../block-framework/definition/walk-blocks.ts';
import { isStatic, type RenderedBlock } from '../block-framework/list/rendered-block.ts';
import type { ConsentCategory } from '../consent/consent-categories.ts';
import type { ThirdParties } from '../consent/third-parties.ts';
import type { FinishedImage } from '../kinds/image/finish-image.server.ts';
import type { MapArchive } from '../site/map-archive.ts';

/** The parts of a document around its content, for a page or an error. */
export interface PageShell<Block = FinishedBlock> {
  locale: Locale;
  header: Block[];
  footer: Block[];
  themeCss: string;
  /** Identifies `themeCss`. A page with another theme than the document's needs a page load. */
  themeKey: string;
  /** Addresses of the style sheets of the site's fonts. They stand in the document. */
  fontSheets: string[];
  logos: { light: FinishedImage | null; dark: FinishedImage | null };
  siteType: 'broker' | 'agency';
  /** True when the site has a search page in the language. */
  hasSearch: boolean;
  /** Public settings of the captcha. */
  captcha: { siteKey: string | null; version: 'v2' | 'v3' | 'enterprise' | 'altcha' | null } | null;
  favicon: string | null;
  /** True when the site can be installed and has a page for visitors without a network. */
  isInstallable: boolean;
  /** Style of a map service; null without one. */
  mapStyleUrl: string | null;
  variant: { id: string; name: string; color: string | null } | null;
}

export interface PageHead {
  title: string;
  description: string | null;
  robots: string | null;
  /** Null for an error, which has no address of its own. */
  canonical: string | null;
  /** The page in each of its languages, and the default for others (`x-default`). */
  alternates: { hrefLang: string; href: string }[];
  /** The RSS feed: of articles on pages of the blog, of new listings on the search page. */
  feed?: { title: string; href: string } | null;
  /** Attributes of the `<meta>` and `<link>` tags. */
  metas: Record<string, string>[];
}

/** A page in one language. */
export interface FinishedPage<Block = FinishedBlock> extends PageShell<Block> {
  main: Block[];
  /** Archive of map tiles that the website serves; null without one. */
  mapArchive: MapArchive | null;
  /** True for an error page. */
  isError: boolean;
  head: PageHead;
  /** Origin as the visitor typed it: `https://www.example.ca`. */
  origin: string;
  path: string;
  alternatePaths: Partial<Record<Locale, string>>;
  /**
   * Identifies what only a page load can change: injected elements, the variant's banner, and the origins that the content
   * security policy allows in iframes. A page with another key than the document's needs a page load. Empty on most pages.
   */
  documentKey: string;
  hasInjectedScripts: boolean;
  /** Null when nothing on the page needs consent. */
  thirdParties: ThirdParties | null;
}

/** HTML of `metadata.elements` by position in the document. */
export interface InjectedElements {
  head: string;
  bodyStart: string;
  bodyEnd: string;
  /** Sources of embedded code within blocks, which carries no mark. */
  inlineSources: InlineSources;
  /** Consent categories of the elements that need consent. */
  categories: ConsentCategory[];
  /** True when an element is a script, which runs now or after consent. */
  hasScripts: boolean;
  /** Hash of the elements; empty without any. */
  key: string;
}

/** A finished page with what its document and its policy hold beside it. */
export interface AssembledPage {
  page: FinishedPage;
  injected: InjectedElements;
  /** Other origins of its iframes. */
  frameOrigins: readonly string[];
}

/** A page as visitors get it, with the HTML of its static blocks (`document/render-page.server.tsx`). */
export type RenderedPage = FinishedPage<RenderedBlock>;

/** A page as visitors get it, or one of the QA area, whose blocks are all interactive. */
export type AnyPage = FinishedPage | RenderedPage;

/** Returns the blocks of a page in their order, without nested ones. */
export const allBlocks = ({ header, main, footer }: AnyPage): (FinishedBlock | RenderedBlock)[] => [
  ...header,
  ...main,
  ...footer,
];

/** Returns the types of the blocks of a page whose code the browser needs, nested ones included, each once. */
export function liveTypes(page: AnyPage): string[] {
  const live = allBlocks(page).flatMap((block) => (isStatic(block) ? [] : [block]));
  return [...new Set([...walkBlocks(live)].map(({ type }) => type))];
}
