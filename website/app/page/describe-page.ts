import type { FinishedBlock } from '../blocks/define-block.ts';
import type { FinishedImage } from '../cms/finished.ts';
import { textsOf } from '../locale/define-texts.ts';
import { formatLocale } from '../locale/format.ts';
import { fixedPath } from '../locale/paths.ts';
import type { FinishedPage } from './finished-page.ts';
import { pageTexts } from './page-texts.ts';
import type { Article, BreadcrumbList, FaqPage, RealEstateAgent, Thing } from './schema-org.ts';

/**
 * What a page says of itself to search engines, as far as its content makes it certain: who the site is on its home page, where
 * any other page stands, an article, questions with their answers. A listing says its own (`property_detail_block`).
 */
export function describePage(page: FinishedPage): Thing[] {
  const { main, path, locale, head } = page;
  if (!head.canonical) return [];
  const isHome = path.replace(/\/$/, '') === fixedPath('home', locale);
  const isListing = main.some(({ type }) => type === 'property_detail_block');
  const post = main.find(({ type }) => type === 'blog_post_block');
  return [
    isHome ? agent(page, head.canonical) : !isListing && breadcrumbs(page, head.canonical, post),
    post && article(page, head.canonical, post),
    questions(main),
  ].filter((thing) => thing !== null && thing !== undefined && thing !== false);
}

function agent({ head, logos, origin }: FinishedPage, url: string): RealEstateAgent {
  const logo = logos.dark ?? logos.light;
  const image = head.metas.find(({ property }) => property === 'og:image')?.content;
  return {
    '@type': 'RealEstateAgent',
    '@id': `${canonicalOrigin(origin)}/#agent`,
    name: logo?.alt || head.title,
    url,
    ...(head.description && { description: head.description }),
    ...(logo && { logo: logo.src }),
    ...(image && { image }),
  };
}

/** The home page, the archive for an article, and the page itself. What else may stand between is not known. */
function breadcrumbs(
  { head, locale, origin, path }: FinishedPage,
  url: string,
  post: FinishedBlock | undefined,
): BreadcrumbList {
  const t = textsOf(pageTexts, locale);
  const place = (name: string, item: string) => ({ name, item });
  const archive = fixedPath('blog', locale);
  const site = canonicalOrigin(origin);
  const places = [
    place(t.home, site + fixedPath('home', locale)),
    ...(post && path !== archive ? [place(t.blog, site + archive)] : []),
    // The name of the site after the bar is no part of the page's own.
    place(textOf(post?.fields.main_title) || (head.title.split(' | ')[0] ?? head.title), url),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: places.map((each, index) => ({ '@type': 'ListItem', position: index + 1, ...each })),
  };
}

function article({ head, locale, logos }: FinishedPage, url: string, { fields, params }: FinishedBlock): Article {
  const { dark: logo } = logos;
  const picture = imageOf(fields.main_image);
  const author = textOf(fields.author_name);
  const published = textOf(params.published_at);
  return {
    '@type': 'Article',
    headline: textOf(fields.main_title) || head.title,
    url,
    inLanguage: formatLocale(locale),
    ...(head.description && { description: head.description }),
    ...(picture && { image: picture.src }),
    ...(author && { author: { '@type': 'Person', name: author } }),
    ...(!Number.isNaN(Date.parse(published)) && { datePublished: published }),
    ...(logo?.alt && { publisher: { '@type': 'Organization', name: logo.alt, logo: logo.src } }),
  };
}

/** The questions of all blocks of the page together, as a page is one FAQ. */
function questions(blocks: readonly FinishedBlock[]): FaqPage | null {
  const items = blocks
    .filter(({ type }) => type === 'questions_answers_block')
    .flatMap(({ fields }) => (Array.isArray(fields.items_repeater) ? fields.items_repeater : []))
    .map(({ main_title, description }) => ({ question: textOf(main_title), answer: textOf(description) }))
    .filter(({ question, answer }) => question && answer);
  if (items.length === 0) return null;
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.replaceAll('<wbr />', '') },
    })),
  };
}

/** As in canonical links, without a leading `www.` (`1-shell §2`). */
const canonicalOrigin = (origin: string): string => origin.replace(/^(https?:\/\/)www\./, '$1');

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A field of the kind `image`, as `finish-block.server.ts` made it. */
const imageOf = (value: unknown): FinishedImage | null => (value ? (value as FinishedImage) : null);
