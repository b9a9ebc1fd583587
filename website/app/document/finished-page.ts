import type { Locale } from '@vitrine/contract/locale.ts';
import type { FinishedBlock } from '../blocks/define-block.ts';
import { walkBlocks } from '../blocks/walk-blocks.ts';
import type { FinishedImage } from '../cms/finished.ts';
import type { ThirdParties } from '../site/third-parties.ts';

/** The parts of a document around its content, for a page or an error. */
export interface PageShell {
  locale: Locale;
  header: FinishedBlock[];
  footer: FinishedBlock[];
  themeCss: string;
  logos: { light: FinishedImage | null; dark: FinishedImage | null };
  siteType: 'broker' | 'agency';
  /** Public settings of the captcha. */
  captcha: { siteKey: string | null; version: 'v2' | 'v3' | 'enterprise' | 'altcha' | null } | null;
  favicon: string | null;
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
  /** Attributes of the `<meta>` and `<link>` tags. */
  metas: Record<string, string>[];
}

/** A page in one language, as the browser receives it. */
export interface FinishedPage extends PageShell {
  main: FinishedBlock[];
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

/** Returns the types of all blocks of a page, nested ones included, each once. */
export const blockTypes = ({ header, main, footer }: FinishedPage): string[] => [
  ...new Set([...walkBlocks([...header, ...main, ...footer])].map(({ type }) => type)),
];
