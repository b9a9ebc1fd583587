import { blockDescriptions } from '@vitrine/contract/blocks/index-of-blocks.ts';
import { type BlockDescription, type Field, type FieldKind, nestedTypes } from '@vitrine/contract/fields.ts';
import { type Bilingual, type Locale, locales } from '@vitrine/contract/locale.ts';
import { searchPagePath } from '@vitrine/contract/search-path.ts';
import { findBySlug } from '../../fields/block-slug.ts';
import { contentKinds } from '../../kinds/content-kinds.ts';
import { hasText, headingsAreOrdered } from '../../rich-text/rich-text-content.ts';
import { longestDescription, longestTitle } from '../../seo/seo-fields.ts';
import { asList, asObject, asText, type Loose } from '../../values/untyped-values.ts';

export type IssueKind =
  | 'missing-page-language'
  | 'no-blocks'
  | 'sample'
  | 'empty-block'
  | 'required'
  | 'missing-language'
  | 'copied-texts'
  | 'missing-alt'
  | 'dead-page'
  | 'dead-address'
  | 'no-search'
  | 'heading-order'
  | 'no-description'
  | 'long-title'
  | 'long-description'
  | 'not-indexed';

/** Something that an editor may want to correct before publishing. */
export interface PageIssue {
  kind: IssueKind;
  /** True when visitors would not see the block at all. */
  isBreaking: boolean;
  /** Path of the field in the form. */
  path: string;
  /** Language that is concerned; null for both. */
  locale: Locale | null;
  /** Number and name of the block of the page. */
  block: { number: number; label: Bilingual } | null;
  field: Bilingual | null;
  /** Address or text that is concerned. */
  detail: string | null;
}

/** Content of the site that the check of a page compares it to. */
export interface PageSurroundings {
  /** Alternative texts of the media library by picture. */
  alts: ReadonlyMap<number, Loose>;
  /** Ids of the published pages of the site. */
  pages: ReadonlySet<number>;
  /** True for a path, with its language, at which visitors find something. */
  isFound(path: string): boolean;
  /** Languages in which the site has a search page. */
  searchLocales: readonly Locale[];
  /** Number of texts in each language that were copied from the other and not translated yet. */
  copiedTexts: Readonly<Record<Locale, number>>;
}

interface Place {
  path: string;
  block: PageIssue['block'];
  /** Languages in which the page exists. */
  languages: readonly Locale[];
  around: PageSurroundings;
}

/** Returns the issues of a page that Payload read with `locale: 'all'`, in the order of its form. */
export function findPageIssues(page: Loose, around: PageSurroundings): PageIssue[] {
  const [title, path] = [asObject(page.title), asObject(page.path)];
  const languages = locales.filter((locale) => asText(title[locale]) && asText(path[locale]));
  const absent = locales.filter((locale) => !languages.includes(locale));
  const blocks = asList(page.blocks);
  return [
    ...absent.map((locale) =>
      issue('missing-page-language', { path: asText(title[locale]) ? 'path' : 'title', block: null }, { locale }),
    ),
    ...(blocks.length === 0 ? [issue('no-blocks', { path: 'blocks', block: null })] : []),
    ...blocks.flatMap((block, index) => blockIssues(block, index, { languages, around })),
    ...languages
      .filter((locale) => around.copiedTexts[locale] > 0)
      .map((locale) =>
        issue('copied-texts', { path: 'title', block: null }, { locale, detail: String(around.copiedTexts[locale]) }),
      ),
    ...languages.flatMap((locale) => seoIssues(page, locale)),
  ];
}

const issue = (
  kind: IssueKind,
  { path, block }: Pick<Place, 'path' | 'block'>,
  more: Partial<PageIssue> = {},
): PageIssue => ({ kind, isBreaking: false, path, block, locale: null, field: null, detail: null, ...more });

function blockIssues(value: unknown, index: number, page: Pick<Place, 'languages' | 'around'>): PageIssue[] {
  const block = asObject(value);
  const description = findBySlug(blockDescriptions, block.blockType);
  if (!description) return [];
  const place = { ...page, path: `blocks.${index}`, block: { number: index + 1, label: description.label } };
  // Samples are not published, so that their other issues do not matter.
  if (asObject(block.params).is_sample === true) return [issue('sample', place)];
  const isFilledBySource = Boolean(asObject(asObject(block.params).core_data).source) || description.isLoaded === true;
  if (!isFilledBySource && !hasContent(block, description)) return [issue('empty-block', place)];
  return [...searchIssues(description, place), ...fieldIssues(block, description, place)];
}

/** Returns an issue for each language in which the site lacks the search page that a form of the block opens. */
const searchIssues = ({ opensSearch }: BlockDescription, place: Place): PageIssue[] =>
  place.languages
    .filter((locale) => opensSearch && !place.around.searchLocales.includes(locale))
    .map((locale) => issue('no-search', place, { locale, detail: searchPagePath(locale) }));

function fieldIssues(block: Loose, description: BlockDescription, place: Place): PageIssue[] {
  return Object.entries(description.fields).flatMap(([name, field]) => {
    const own = { ...place, path: `${place.path}.${name}` };
    const items = nestedTypes(field, blockDescriptions);
    if (!items) return issuesByKind[field.kind]?.(block[name], field, own) ?? [];
    return asList(block[name]).flatMap((value, index) => {
      const item = findBySlug(items, asObject(value).blockType);
      return item ? fieldIssues(asObject(value), item, { ...own, path: `${own.path}.${index}` }) : [];
    });
  });
}

type FindIssues = (value: unknown, field: Field, place: Place) => PageIssue[];

/** Issues of a text that is missing in one language, or of headings. An empty text is an issue only when the field is required. */
const textIssues: FindIssues = (value, field, place) => {
  const values = asObject(value);
  const missing = place.languages.filter((locale) => !hasText(values[locale]));
  const about = { field: field.label };
  if (missing.length === place.languages.length)
    return field.required ? [issue('required', place, { ...about, isBreaking: true })] : [];
  const untranslated = missing.map((locale) => issue('missing-language', place, { ...about, locale }));
  const disordered = place.languages.filter((locale) => !headingsAreOrdered(values[locale]));
  return [...untranslated, ...disordered.map((locale) => issue('heading-order', place, { ...about, locale }))];
};

/** The kinds of fields whose values may have issues. */
const issuesByKind: Partial<Record<FieldKind, FindIssues>> = {
  text: textIssues,
  textarea: textIssues,
  richtext: textIssues,
  image: (value, field, place) => imageIssues(asObject(value), place, { field: field.label }),
  media: (value, field, place) => {
    const { kind, image } = asObject(value);
    const own = { ...place, path: `${place.path}.image` };
    return kind === 'video' ? [] : imageIssues(asObject(image), own, { field: field.label });
  },
  link: (value, field, place) => linkIssues(asObject(value), place, { field: field.label }),
};

type About = Pick<PageIssue, 'field'>;

function imageIssues({ media, alt }: Loose, place: Place, about: About): PageIssue[] {
  const [files, own] = [asObject(media), asObject(alt)];
  return place.languages
    .filter((locale) => {
      const file = files[locale] ?? files[locale === 'fr' ? 'en' : 'fr'];
      if (typeof file !== 'number') return false;
      return !asText(own[locale]) && !asText(place.around.alts.get(file)?.[locale]);
    })
    .map((locale) => issue('missing-alt', { ...place, path: `${place.path}.alt` }, { ...about, locale }));
}

function linkIssues(link: Loose, place: Place, about: About): PageIssue[] {
  const [text, url] = [asObject(link.text), asObject(link.url)];
  if (typeof link.page === 'number') {
    const isDead = !place.around.pages.has(link.page);
    const untranslated = untranslatedTexts(text, place, about);
    return isDead
      ? [issue('dead-page', { ...place, path: `${place.path}.page` }, about), ...untranslated]
      : untranslated;
  }
  const dead = place.languages.flatMap((locale) => {
    const address = asText(url[locale]);
    const isOwn = address !== undefined && /^\/(?!\/)/.test(address) && !address.startsWith('/resources/');
    const path = address?.replace(/[?#][\s\S]*$/, '') ?? '';
    const full = /^\/(fr|en)(\/|$)/.test(path) ? path : `/${locale}${path === '/' ? '' : path}`;
    if (!isOwn || place.around.isFound(full)) return [];
    return [issue('dead-address', { ...place, path: `${place.path}.url` }, { ...about, locale, detail: address })];
  });
  return [...dead, ...untranslatedTexts(text, place, about)];
}

function untranslatedTexts(text: Loose, place: Place, about: About): PageIssue[] {
  const missing = place.languages.filter((locale) => !asText(text[locale]));
  if (missing.length === place.languages.length) return [];
  return missing.map((locale) =>
    issue('missing-language', { ...place, path: `${place.path}.text` }, { ...about, locale }),
  );
}

function seoIssues(page: Loose, locale: Locale): PageIssue[] {
  const { title, description, isIndexed } = searchResult(page, locale);
  const place = { path: 'seo.global.og_description', block: null };
  const titlePlace = { path: 'seo.title', block: null };
  return [
    ...(description === '' ? [issue('no-description', place, { locale })] : []),
    ...(description.length > longestDescription ? [issue('long-description', place, { locale })] : []),
    ...(title.length > longestTitle ? [issue('long-title', titlePlace, { locale })] : []),
    ...(isIndexed ? [] : [issue('not-indexed', { path: 'seo.robots_index_rule', block: null }, { locale })]),
  ];
}

export interface SearchResult {
  title: string;
  path: string;
  description: string;
  isIndexed: boolean;
}

/** Returns the entry of a page in the results of a search engine. */
export function searchResult(page: Loose, locale: Locale): SearchResult {
  const seo = asObject(page.seo);
  const own = (values: unknown): string => asText(asObject(values)[locale])?.trim() ?? '';
  return {
    title: own(seo.title) || own(page.title),
    path: own(page.path),
    description: own(asObject(seo.global).og_description),
    isIndexed: !/\b(noindex|none)\b/i.test(own(seo.robots_index_rule)),
  };
}

/** True when some field of the block, other than its settings, is filled. */
const hasContent = (block: Loose, description: BlockDescription): boolean =>
  Object.entries(description.fields).some(([name, { kind }]) => contentKinds[kind].hasContent(block[name]));
