import { blockDescriptions } from '@vitrine/contract/blocks/index-of-blocks.ts';
import { type BlockDescription, type Field, type FieldKind, nestedTypes } from '@vitrine/contract/fields.ts';
import { type Locale, locales } from '@vitrine/contract/locale.ts';
import { searchPagePath } from '@vitrine/contract/search-path.ts';
import { findBySlug } from '../../fields/block-slug.ts';
import { contentKinds } from '../../kinds/content-kinds.ts';
import { destinationOf, linkedListings } from '../../kinds/link-destination.ts';
import { hasText, headingsAreOrdered, linkAddresses } from '../../rich-text/rich-text-content.ts';
import { linkedKinds } from '../../values/linked-collections.ts';
import { asList, asNumber, asObject, asText, type Loose } from '../../values/untyped-values.ts';
import {
  copiedTextIssues,
  deadAddresses,
  deadDocuments,
  issue,
  type PublishIssue,
  type Surroundings,
} from './publish-issue.ts';
import { searchResult, searchResultIssues } from './search-issues.ts';

interface Place {
  path: string;
  block: PublishIssue['block'];
  /** Languages in which the page exists. */
  languages: readonly Locale[];
  around: Surroundings;
}

/** Returns the issues of a page that Payload read with `locale: 'all'`, in the order of its form. */
export function findPageIssues(page: Loose, around: Surroundings): PublishIssue[] {
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
    ...copiedTextIssues(languages, around),
    ...languages.flatMap((locale) => pageSearchIssues(page, locale)),
  ];
}

function blockIssues(value: unknown, index: number, page: Pick<Place, 'languages' | 'around'>): PublishIssue[] {
  const block = asObject(value);
  const description = findBySlug(blockDescriptions, block.blockType);
  if (!description) return [];
  const place = { ...page, path: `blocks.${index}`, block: { number: index + 1, label: description.label } };
  // Samples are not published, so that their other issues do not matter.
  if (asObject(block.params).is_sample === true) return [issue('sample', place)];
  const { source, query } = asObject(asObject(block.params).core_data);
  const isFilledBySource = Boolean(source) || description.isLoaded === true;
  // Without a place there are no figures, which are what the block is for.
  if (description.coreData === 'area' && !asText(asObject(query).place))
    return [issue('no-place', { ...place, path: `${place.path}.params.core_data.${source ? 'query' : 'source'}` })];
  if (description.coreData !== 'privacy' && !isFilledBySource && !hasContent(block, description))
    return [issue('empty-block', place)];
  return [
    ...searchIssues(description, place),
    ...officerIssues(block, description, place),
    ...fieldIssues(block, description, place),
  ];
}

/** Returns an issue for each language in which the site lacks the search page that a form of the block opens. */
const searchIssues = ({ opensSearch }: BlockDescription, place: Place): PublishIssue[] =>
  place.languages
    .filter((locale) => opensSearch && !place.around.searchLocales.includes(locale))
    .map((locale) => issue('no-search', place, { locale, detail: searchPagePath(locale) }));

/** Returns an issue for a privacy notice that does not say who is in charge, or how to reach them. */
function officerIssues(block: Loose, { coreData }: BlockDescription, place: Place): PublishIssue[] {
  if (coreData !== 'privacy') return [];
  const isNamed = hasText(asObject(block.officer_name).fr) || hasText(asObject(block.officer_name).en);
  const missing = isNamed ? (asText(block.officer_email) ? null : 'officer_email') : 'officer_name';
  return missing === null ? [] : [issue('no-privacy-officer', { ...place, path: `${place.path}.${missing}` })];
}

function fieldIssues(block: Loose, description: BlockDescription, place: Place): PublishIssue[] {
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

type FindIssues = (value: unknown, field: Field, place: Place) => PublishIssue[];

/** Issues of a text that is missing in one language, or of headings. An empty text is an issue only when the field is required. */
const textIssues: FindIssues = (value, field, place) => {
  const values = asObject(value);
  const missing = place.languages.filter((locale) => !hasText(values[locale]));
  const about = { field: field.label };
  if (missing.length === place.languages.length)
    return field.required ? [issue('required', place, { ...about, isBreaking: true })] : [];
  const untranslated = missing.map((locale) => issue('missing-language', place, { ...about, locale }));
  const disordered = place.languages.filter((locale) => !headingsAreOrdered(values[locale]));
  const dead = place.languages.flatMap((locale) =>
    deadAddresses(linkAddresses(values[locale]), locale, place.around).map((detail) =>
      issue('dead-address', place, { ...about, locale, detail }),
    ),
  );
  const gone = place.languages.flatMap((locale) =>
    deadDocuments(values[locale], place.around).map((kind) => issue(`dead-${kind}`, place, { ...about, locale })),
  );
  const order = disordered.map((locale) => issue('heading-order', place, { ...about, locale }));
  return [...untranslated, ...order, ...dead, ...gone];
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

type About = Pick<PublishIssue, 'field'>;

function imageIssues({ media, alt }: Loose, place: Place, about: About): PublishIssue[] {
  const [files, own] = [asObject(media), asObject(alt)];
  return place.languages
    .filter((locale) => {
      const file = files[locale] ?? files[locale === 'fr' ? 'en' : 'fr'];
      if (typeof file !== 'number') return false;
      return !asText(own[locale]) && !place.around.isDescribed(file, locale);
    })
    .map((locale) => issue('missing-alt', { ...place, path: `${place.path}.alt` }, { ...about, locale }));
}

function linkIssues(link: Loose, place: Place, about: About): PublishIssue[] {
  const [text, url] = [asObject(link.text), asObject(link.url)];
  const kind = linkedKinds.find((each) => each === destinationOf(link));
  const id = kind && asNumber(link[kind]);
  if (kind && id !== undefined) {
    const isDead = !place.around.isLinkable({ kind, id });
    const untranslated = untranslatedTexts(text, place, about);
    return isDead
      ? [issue(`dead-${kind}`, { ...place, path: `${place.path}.${kind}` }, about), ...untranslated]
      : untranslated;
  }
  const isLost = linkedListings(link).some((number) => !place.around.hasListingPage(number));
  if (isLost)
    return [
      issue('dead-listing', { ...place, path: `${place.path}.listing` }, about),
      ...untranslatedTexts(text, place, about),
    ];
  const dead = place.languages.flatMap((locale) => {
    const addresses = deadAddresses([asText(url[locale]) ?? ''], locale, place.around);
    return addresses.map((detail) =>
      issue('dead-address', { ...place, path: `${place.path}.url` }, { ...about, locale, detail }),
    );
  });
  return [...dead, ...untranslatedTexts(text, place, about)];
}

function untranslatedTexts(text: Loose, place: Place, about: About): PublishIssue[] {
  const missing = place.languages.filter((locale) => !asText(text[locale]));
  if (missing.length === place.languages.length) return [];
  return missing.map((locale) =>
    issue('missing-language', { ...place, path: `${place.path}.text` }, { ...about, locale }),
  );
}

function pageSearchIssues(page: Loose, locale: Locale): PublishIssue[] {
  const result = searchResult(page, locale);
  const place = { path: 'seo.global.og_description', block: null };
  return [
    ...(result.description === '' ? [issue('no-description', place, { locale })] : []),
    ...searchResultIssues(result, locale),
  ];
}

/** True when some field of the block, other than its settings, is filled. */
const hasContent = (block: Loose, description: BlockDescription): boolean =>
  Object.entries(description.fields).some(([name, { kind }]) => contentKinds[kind].hasContent(block[name]));
