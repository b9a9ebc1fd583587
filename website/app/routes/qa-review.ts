import { findBlock } from '@vitrine/contract/blocks/index-of-blocks.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { RouteAnswer } from '../answer.ts';
import { pageAnswer } from '../document/page-answer.server.tsx';
import { showView } from '../document/page-content.ts';
import { textsOf } from '../locale/define-texts.ts';
import { blocksOfFolder, fetchDemoBlocks } from '../qa/demo-page.server.ts';
import { sizeOfQuery } from '../qa/example-size.ts';
import { findEntry, qaCatalogue } from '../qa/qa-catalogue.server.ts';
import { entryParameters } from '../qa/qa-catalogue.ts';
import { blockFixtures, schemeOfQuery } from '../qa/qa-fixtures.server.ts';
import { localeOfQuery, privateHeaders, qaPage } from '../qa/qa-page.server.ts';
import type { Review } from '../qa/qa-review.tsx';
import { qaTexts } from '../qa/qa-texts.ts';
import { showOverview } from './qa-overview.ts';
import { view } from './qa-review-view.tsx';
import type { RouteCall } from './route.ts';

/** Shows the examples of a block (`?block=cta`), a component (`?piece=toast`) or the demo page in frames; the list for an unknown name. */
export async function showReview(call: RouteCall): Promise<RouteAnswer> {
  const { searchParams: query, search, origin } = call.url;
  const locale = localeOfQuery(query);
  const review = query.get('source') === 'demo-page' ? await demoReview(query, locale) : entryReview(query, locale);
  if (!review) return showOverview(call, 404);
  const data = { review, query: search, scheme: schemeOfQuery(query) ?? 'normal', size: sizeOfQuery(query) };
  return pageAnswer(call, {
    assembled: qaPage([], { locale, origin, title: review.title }),
    view: showView(view, data),
    // The policy of the site allows no frames of its own pages elsewhere.
    headers: privateHeaders,
    policy: { frameOrigins: [origin] },
  });
}

function entryReview(query: URLSearchParams, locale: Locale): Review | null {
  const kind = query.has('piece') ? 'piece' : 'block';
  const found = findEntry(qaCatalogue(locale), kind, query.get(kind) ?? '');
  if (!found) return null;
  const { entry, family, previous, next } = found;
  const { name, label, doc } = entry;
  const fixtures = kind === 'block' ? blockFixtures.get(name) : undefined;
  return {
    title: label,
    name,
    doc,
    family: { id: family.id, title: family.title },
    examples: entry.fixtures.map((fixture) => ({
      name: fixture,
      parameters: { [kind]: name, fixture },
      wire: fixtures?.[fixture] ?? null,
    })),
    display: kind === 'piece' ? 'on demand' : isHeader(fixtures?.default?.block_type) ? 'window' : 'fitted',
    parameters: entryParameters(entry),
    previous,
    next,
  };
}

/** True for a header, whose menus open over the page below and so need a whole window. */
const isHeader = (type: string | undefined): boolean => type !== undefined && findBlock(type)?.place === 'header';

/** Returns the demo page in one frame, or one block of it: `?source=demo-page&block=cta`. */
async function demoReview(query: URLSearchParams, locale: Locale): Promise<Review | null> {
  const { demoPage, allBlocks } = textsOf(qaTexts, locale);
  const folder = query.get('block');
  const [block] = folder === null ? [] : blocksOfFolder(await fetchDemoBlocks(locale), folder);
  if (folder !== null && !block) return null;
  const source = { source: 'demo-page', ...(folder !== null && { block: folder }) };
  return {
    title: (block && findBlock(block.block_type)?.label[locale]) ?? demoPage,
    name: folder,
    doc: null,
    family: null,
    examples: [{ name: block ? demoPage : allBlocks, parameters: source, wire: block ?? null }],
    display: block && !isHeader(block.block_type) ? 'fitted' : 'window',
    parameters: { view: 'review', ...source },
    previous: null,
    next: null,
  };
}
