import { type Bilingual, type Locale, locales } from '@vitrine/contract/locale.ts';
import { articlePath, articleSlugs } from '../../paths/article-path.ts';
import { hasText, headingsAreOrdered, linkAddresses } from '../../rich-text/rich-text-content.ts';
import { asObject, asText, type Loose } from '../../values/untyped-values.ts';
import {
  copiedTextIssues,
  deadAddresses,
  deadDocuments,
  issue,
  type PublishIssue,
  type Surroundings,
} from './publish-issue.ts';
import { type SearchResult, searchResult, searchResultIssues } from './search-issues.ts';

const labels = {
  slug: { fr: 'Adresse courte', en: 'Short address' },
  body: { fr: 'Texte', en: 'Text' },
  excerpt: { fr: 'Résumé', en: 'Excerpt' },
  picture: { fr: 'Image', en: 'Picture' },
} satisfies Record<string, Bilingual>;

const at = (path: string) => ({ path, block: null });

/**
 * Returns the issues of an article that Payload read with `locale: 'all'`, in the order of its form. An article may exist in one language
 * alone, so a language without any text is none.
 */
export function findArticleIssues(article: Loose, around: Surroundings, now: Date): PublishIssue[] {
  const languages = locales.filter((locale) => asText(asObject(article.title)[locale]));
  if (languages.length === 0) return [issue('no-title', at('title'), { isBreaking: true })];
  const untitled = locales.filter((locale) => !languages.includes(locale) && hasTexts(article, locale));
  return [
    ...untitled.map((locale) => issue('untitled-language', at('title'), { locale })),
    ...languages.flatMap((locale) => textIssues(article, locale, around)),
    ...copiedTextIssues(languages, around),
    ...dateIssues(article, now),
    ...languages.flatMap((locale) => searchResultIssues(articleResult(article, locale), locale)),
  ];
}

const hasTexts = ({ excerpt, body }: Loose, locale: Locale): boolean =>
  [excerpt, body].some((values) => hasText(asObject(values)[locale]));

function textIssues(article: Loose, locale: Locale, around: Surroundings): PublishIssue[] {
  const own = (name: string): unknown => asObject(article[name])[locale];
  const missing = (name: 'slug' | 'excerpt' | 'body', kind: 'no-address' | 'no-excerpt' | 'no-text') =>
    hasText(own(name)) ? [] : [issue(kind, at(name), { locale, field: labels[name] })];
  const inBody = { locale, field: labels.body };
  const file = article.picture;
  const isUndescribed = typeof file === 'number' && !around.isDescribed(file, locale);
  return [
    ...missing('slug', 'no-address'),
    ...missing('excerpt', 'no-excerpt'),
    ...missing('body', 'no-text'),
    ...(headingsAreOrdered(own('body')) ? [] : [issue('heading-order', at('body'), inBody)]),
    ...deadAddresses(linkAddresses(own('body')), locale, around).map((detail) =>
      issue('dead-address', at('body'), { ...inBody, detail }),
    ),
    ...deadDocuments(own('body'), around).map((kind) => issue(`dead-${kind}`, at('body'), inBody)),
    ...(isUndescribed ? [issue('missing-alt', at('picture'), { locale, field: labels.picture })] : []),
  ];
}

/** Returns an issue for a date before which visitors do not see the article. */
function dateIssues({ published_at }: Loose, now: Date): PublishIssue[] {
  const date = new Date(String(published_at));
  return date > now ? [issue('future-date', at('published_at'), { detail: date.toISOString() })] : [];
}

/** Returns the entry of an article in the results of a search engine, which show its excerpt when it has no description of its own. */
export function articleResult(article: Loose, locale: Locale): SearchResult {
  const found = searchResult(article, locale);
  const slug = articleSlugs(article)[locale];
  return {
    ...found,
    path: slug ? articlePath(locale, slug, String(article.id ?? '')).replace(/-$/, '') : '',
    description: found.description || (asText(asObject(article.excerpt)[locale])?.trim() ?? ''),
  };
}
