import type { BlockStructuredData, DescribedPage } from '../block-framework/definition/define-block-server.ts';
import { walkBlocks } from '../block-framework/definition/walk-blocks.ts';
import { findBlockServer } from '../block-framework/registry/server-registry.ts';
import { textsOf } from '../locale/define-texts.ts';
import { pageTexts } from '../locale/page-texts.ts';
import { fixedPath } from '../locale/paths.ts';
import type { FinishedPage } from '../page/finished-page.ts';
import { canonicalOrigin } from '../site/canonical-origin.ts';
import type { BreadcrumbList, FaqPage, RealEstateAgent, Thing, WebSite } from '../site/schema-org.ts';

/**
 * Returns the schema.org entities of a page: the agent and the site on its home page, the breadcrumb on any other page, and the entities of
 * its blocks. An error page has none.
 */
export function structuredData(page: FinishedPage): Thing[] {
  const { main, path, locale, head } = page;
  if (!head.canonical) return [];
  const described = describedPage(page, head.canonical);
  const ofBlocks = [...walkBlocks(main)].flatMap((block) => {
    const describe = findBlockServer(block.type)?.structuredData;
    return describe ? [describe(block, described)] : [];
  });
  const isHome = path.replace(/\/$/, '') === fixedPath('home', locale);
  return [
    ...(isHome ? [agent(page, described), website(page, described)] : breadcrumbs(page, described, ofBlocks)),
    ...mergeFaqs(ofBlocks.flatMap(({ things }) => things)),
  ];
}

function describedPage({ head, locale, origin, logos: { dark: logo } }: FinishedPage, url: string): DescribedPage {
  return {
    locale,
    url,
    title: head.title,
    description: head.description,
    publisher: logo?.alt ? { name: logo.alt, logo: logo.src } : null,
    agent: { '@id': `${canonicalOrigin(origin)}/#agent` },
  };
}

const nameOf = ({ head, logos }: FinishedPage): string => (logos.dark ?? logos.light)?.alt || head.title;

function agent(page: FinishedPage, { url, agent }: DescribedPage): RealEstateAgent {
  const { head, logos } = page;
  const logo = logos.dark ?? logos.light;
  const image = head.metas.find(({ property }) => property === 'og:image')?.content;
  return {
    '@type': 'RealEstateAgent',
    ...agent,
    name: nameOf(page),
    url,
    ...(head.description && { description: head.description }),
    ...(logo && { logo: logo.src }),
    ...(image && { image }),
  };
}

/** Returns the site with its search, if it has one, which can be opened with a price. */
function website(page: FinishedPage, { url, agent }: DescribedPage): WebSite {
  const { locale, origin, hasSearch } = page;
  return {
    '@type': 'WebSite',
    url,
    name: nameOf(page),
    publisher: agent,
    ...(hasSearch && {
      potentialAction: {
        '@type': 'SearchAction',
        target: `${canonicalOrigin(origin)}${fixedPath('search', locale)}?price_max={price_max}`,
        'query-input': 'required name=price_max',
      },
    }),
  };
}

/** Returns the home page, the blog archive above an article, and the page itself. Other pages between them are not known. */
function breadcrumbs(
  { head, locale, origin, path }: FinishedPage,
  { url }: DescribedPage,
  ofBlocks: readonly BlockStructuredData[],
): BreadcrumbList[] {
  const breadcrumb = ofBlocks.map((each) => each.breadcrumb).find(Boolean);
  if (breadcrumb === 'own') return [];
  const t = textsOf(pageTexts, locale);
  const place = (name: string, item: string) => ({ name, item });
  const archive = fixedPath('blog', locale);
  const site = canonicalOrigin(origin);
  const places = [
    place(t.home, site + fixedPath('home', locale)),
    ...(breadcrumb?.isArticle && path !== archive ? [place(t.blog, site + archive)] : []),
    // The page title ends with the name of the site, after the bar.
    place(breadcrumb?.name || (head.title.split(' | ')[0] ?? head.title), url),
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: places.map((each, index) => ({ '@type': 'ListItem', position: index + 1, ...each })),
    },
  ];
}

/** Merges the questions of all blocks into one entity, as a page has at most one FAQ. */
function mergeFaqs(things: readonly Thing[]): Thing[] {
  const faqs = things.filter((thing): thing is FaqPage => thing['@type'] === 'FAQPage');
  const others = things.filter((thing) => thing['@type'] !== 'FAQPage');
  if (faqs.length === 0) return others;
  return [...others, { '@type': 'FAQPage', mainEntity: faqs.flatMap(({ mainEntity }) => mainEntity) }];
}
