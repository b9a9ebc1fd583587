import type { Locale } from '@vitrine/contract/locale.ts';
import type { FinishedBlock } from '../blocks/define-block.ts';
import { walkBlocks } from '../blocks/walk-blocks.ts';
import type { FinishedImage } from '../cms/finished.ts';
import type { ThirdParties } from '../site/third-parties.ts';

/** The parts of a document around its content, whether it shows a page or an error. */
export interface PageShell {
  locale: Locale;
  header: FinishedBlock[];
  footer: FinishedBlock[];
  themeCss: string;
  logos: { light: FinishedImage | null; dark: FinishedImage | null };
  siteType: 'broker' | 'agency';
  /** Public part of the captcha's settings. */
  captcha: { siteKey: string | null; version: 'v2' | 'v3' | 'enterprise' | 'altcha' | null } | null;
  favicon: string | null;
  /** The style of a map service, where one is set. */
  mapStyleUrl: string | null;
  variant: { id: string; name: string; color: string | null } | null;
}

export interface PageHead {
  title: string;
  description: string | null;
  robots: string | null;
  /** Null for an error, which stands at no address of its own. */
  canonical: string | null;
  /** The page in each language that it has, and for everybody else (`x-default`). */
  alternates: { hrefLang: string; href: string }[];
  /** `<meta>` and `<link>` tags as attribute lists. */
  metas: Record<string, string>[];
}

/** A document as it is sent to the browser, in one language. */
export interface FinishedPage extends PageShell {
  main: FinishedBlock[];
  /** True for an error page. */
  isError: boolean;
  head: PageHead;
  /** Scheme and host, as the visitor wrote them: `https://www.example.ca`. */
  origin: string;
  path: string;
  alternatePaths: Partial<Record<Locale, string>>;
  /**
   * Tells apart what only a page load can bring or take away: injected elements, the variant's banner, and the origins that the
   * policy lets into frames. A page with another key than the document's is loaded whole. Empty on most pages.
   */
  documentKey: string;
  hasInjectedScripts: boolean;
  /** Null where nothing on the page needs the visitor's consent. */
  thirdParties: ThirdParties | null;
}

/** Returns the types of all blocks of a page, nested ones included, each once. */
export const blockTypes = ({ header, main, footer }: FinishedPage): string[] => [
  ...new Set([...walkBlocks([...header, ...main, ...footer])].map(({ type }) => type)),
];
