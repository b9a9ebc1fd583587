import type { Bilingual, Locale } from '@vitrine/contract/locale.ts';
import { type LinkedDocument, namedDocuments } from '../../paths/link-addresses.ts';
import { documentsInText } from '../../rich-text/document-links.ts';
import type { LinkedKind } from '../../values/linked-collections.ts';

export type IssueKind =
  | 'missing-page-language'
  | 'no-blocks'
  | 'sample'
  | 'empty-block'
  | 'required'
  | 'missing-language'
  | 'copied-texts'
  | 'missing-alt'
  | `dead-${LinkedKind}`
  | 'dead-listing'
  | 'dead-address'
  | 'no-search'
  | 'no-place'
  | 'no-privacy-officer'
  | 'heading-order'
  | 'no-description'
  | 'long-title'
  | 'long-description'
  | 'not-indexed'
  | 'no-title'
  | 'untitled-language'
  | 'no-address'
  | 'no-text'
  | 'no-excerpt'
  | 'future-date';

/** Something that an editor may want to correct before publishing. */
export interface PublishIssue {
  kind: IssueKind;
  /** True when visitors would not see the block, or the article, at all. */
  isBreaking: boolean;
  /** Path of the field in the form. */
  path: string;
  /** Language that is concerned; null for both. */
  locale: Locale | null;
  /** Number and name of the block of the page; null outside blocks. */
  block: { number: number; label: Bilingual } | null;
  field: Bilingual | null;
  /** Address or text that is concerned. */
  detail: string | null;
}

/** Content of the site that the check of a document compares it to. */
export interface Surroundings {
  /** True for a picture to which the media library gives an alternative text in the language, and for one that needs none. */
  isDescribed(picture: number, locale: Locale): boolean;
  /** True for a document of the site to which a link may lead, because visitors find it. */
  isLinkable(document: LinkedDocument): boolean;
  /** True for the number of a listing whose page visitors find, or may find. */
  hasListingPage(number: string): boolean;
  /** True for a path, with its language, at which visitors find something. */
  isFound(path: string): boolean;
  /** Languages in which the site has a search page. */
  searchLocales: readonly Locale[];
  /** Number of texts in each language that were copied from the other and not translated yet. */
  copiedTexts: Readonly<Record<Locale, number>>;
}

export const issue = (
  kind: IssueKind,
  { path, block }: Pick<PublishIssue, 'path' | 'block'>,
  more: Partial<PublishIssue> = {},
): PublishIssue => ({ kind, isBreaking: false, path, block, locale: null, field: null, detail: null, ...more });

/** Returns the addresses, of those that staff typed in a text or a link, that lead to nothing on the site in the language. */
export const deadAddresses = (
  addresses: readonly string[],
  locale: Locale,
  { isFound }: Pick<Surroundings, 'isFound'>,
): string[] =>
  addresses.filter((address) => {
    if (!/^\/(?!\/)/.test(address) || address.startsWith('/resources/')) return false;
    const path = address.replace(/[?#][\s\S]*$/, '');
    return !isFound(/^\/(fr|en)(\/|$)/.test(path) ? path : `/${locale}${path === '/' ? '' : path}`);
  });

/** Returns the kinds of the documents to which a rich text links and that visitors do not find. */
export const deadDocuments = (text: unknown, { isLinkable }: Pick<Surroundings, 'isLinkable'>): LinkedKind[] =>
  namedDocuments(documentsInText(text)).flatMap((named) => (isLinkable(named) ? [] : [named.kind]));

/** Returns an issue for each language of a document that has texts which nobody has translated yet. */
export const copiedTextIssues = (languages: readonly Locale[], { copiedTexts }: Surroundings): PublishIssue[] =>
  languages
    .filter((locale) => copiedTexts[locale] > 0)
    .map((locale) =>
      issue('copied-texts', { path: 'title', block: null }, { locale, detail: String(copiedTexts[locale]) }),
    );
