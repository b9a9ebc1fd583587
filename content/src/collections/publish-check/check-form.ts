import { isLocale, type Locale, locales } from '@vitrine/contract/locale.ts';
import { safeParse } from '@vitrine/contract/safe-parse.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { withEdited } from '../../blocks/edited-page.ts';
import type { ListingServices } from '../../core/listing-services.ts';
import { linkedListings } from '../../kinds/link-destination.ts';
import { type ComparedCollection, languageState } from '../../languages/language-state.ts';
import { hasSameWords } from '../../languages/text-state.ts';
import { isAreaPath } from '../../paths/is-area-path.ts';
import { findLinkAddresses, linkedKey, namedDocuments } from '../../paths/link-addresses.ts';
import { searchLocalesOf } from '../../paths/open-page.ts';
import { normalizePath } from '../../paths/redirect-source.ts';
import { mayUseSite } from '../../payload/access.ts';
import { nestedRequest } from '../../payload/nested-request.ts';
import { documentId } from '../../values/document-id.ts';
import { asObject, asText, type Loose } from '../../values/untyped-values.ts';
import { micrositeOf } from '../recipient-hooks.ts';
import { readSiteAddresses } from '../site-addresses.ts';
import { articleResult, findArticleIssues } from './article-issues.ts';
import { findPageIssues } from './page-issues.ts';
import type { PublishIssue, Surroundings } from './publish-issue.ts';
import { type SearchResult, searchResult } from './search-issues.ts';

const checkRequest = z.object({
  /** The saved document; absent for one that was never saved. */
  id: z.coerce.number().int().positive().nullish(),
  locale: z.string().refine(isLocale),
  /** Values of the form in the language. */
  values: z.record(z.string(), z.unknown()),
});

export interface PublishCheck {
  issues: PublishIssue[];
  results: Record<Locale, SearchResult>;
}

interface FormCheck {
  findIssues: (document: Loose, around: Surroundings) => PublishIssue[];
  result: (document: Loose, locale: Locale) => SearchResult;
}

const checks: Record<ComparedCollection, FormCheck> = {
  pages: { findIssues: findPageIssues, result: searchResult },
  articles: {
    findIssues: (article, around) => findArticleIssues(article, around, new Date()),
    result: articleResult,
  },
};

/** `POST /api/pages/publish-check`, the same for articles: answers with what an editor may want to correct in the form before publishing. */
export const checkForm = (collection: ComparedCollection, listings: ListingServices): Endpoint => ({
  path: '/publish-check',
  method: 'post',
  handler: async (req) => {
    if (!req.user) return Response.json({ errors: [{ message: 'Unauthorized' }] }, { status: 401 });
    const asked = safeParse(checkRequest, await req.json?.().catch(() => null));
    if (!asked.success) return Response.json({ errors: [{ message: 'Invalid' }] }, { status: 400 });
    const { id, locale, values } = asked.data;
    const saved = id ? await findDocument(req, collection, id) : { site: values.site };
    const site = documentId(asObject(saved).site);
    if (!saved || site === null || !mayUseSite(req.user, site)) {
      return Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 });
    }
    const document = withEdited({ payload: req.payload, collection }, saved, values, locale);
    const { findIssues, result } = checks[collection];
    const results = { fr: result(document, locales[0]), en: result(document, locales[1]) };
    const issues = findIssues(document, await readSurroundings(req, { site, collection, document }, listings));
    return Response.json({ issues, results } satisfies PublishCheck);
  },
});

async function findDocument(
  req: PayloadRequest,
  collection: ComparedCollection,
  id: number,
): Promise<Loose | undefined> {
  const { docs } = await req.payload.find({
    ...{ collection, where: { id: { equals: id } }, draft: true, locale: 'all', depth: 0, limit: 1 },
    ...{ pagination: false, overrideAccess: false, user: req.user, req: nestedRequest(req) },
  });
  return docs[0];
}

/** Matches paths that end with a number, by which the content service finds an article or a listing. */
const numberedPath = /\d$/;

interface Checked {
  site: number;
  collection: ComparedCollection;
  document: Loose;
}

async function readSurroundings(
  req: PayloadRequest,
  { site, ...checked }: Checked,
  listings: ListingServices,
): Promise<Surroundings> {
  const { document } = checked;
  const { redirects, pages } = await readSiteAddresses(req, site);
  const published = pages.filter(({ isPublished }) => isPublished);
  const paths = new Set(published.flatMap((each) => Object.values(each.paths)));
  const searchLocales = [...published.flatMap((each) => each.searchLocales), ...searchLocalesOf(document)];
  for (const own of Object.values(asObject(document.path))) paths.add(normalizePath(String(own)));
  const pictures = await readPictures(req, document);
  const reader = { payload: req.payload, req: nestedRequest(req), site };
  const lost = await findLostListings(req, site, document.blocks, listings);
  const { found } = await findLinkAddresses(reader, namedDocuments([document.blocks, document.body]));
  return {
    isDescribed(id, locale) {
      const picture = pictures.get(id);
      return picture?.decorative === true || Boolean(asText(asObject(picture?.alt)[locale]));
    },
    isLinkable: (linked) => found.has(linkedKey(linked)),
    hasListingPage: (number) => !lost.has(number),
    searchLocales,
    copiedTexts: countCopies(req, checked),
    isFound(path) {
      const key = normalizePath(path);
      return paths.has(key) || redirects.has(key) || numberedPath.test(key) || isAreaPath(key, searchLocales);
    },
  };
}

/** Maximum number of listings of one page that are looked up. */
const lookedUpListings = 20;

/** Returns the numbers of the listings to which links lead that have no page any more. A listing of which core says nothing counts as having one. */
async function findLostListings(
  req: PayloadRequest,
  site: number,
  blocks: unknown,
  listings: ListingServices,
): Promise<ReadonlySet<string>> {
  const numbers = [...new Set(linkedListings(blocks))].slice(0, lookedUpListings);
  if (numbers.length === 0) return new Set();
  const microsite = await micrositeOf(req, { site });
  const states = await Promise.all(
    numbers.map(async (number) => {
      const found = await listings.named(req, microsite, number);
      return found === null || found.some(({ uls, has_page }) => uls === number && has_page);
    }),
  );
  return new Set(numbers.filter((_, index) => states[index] === false));
}

/** Returns the number of texts of each language that are copies of the other; those of samples are not published. */
function countCopies(req: PayloadRequest, { collection, document }: Omit<Checked, 'site'>): Record<Locale, number> {
  const { texts } = languageState(req.payload.config, collection, document);
  const shown = texts.filter(({ block }) => asObject(block?.data.params).is_sample !== true);
  // A text that differs from the other language counts as translated, although its mark as a copy is removed only when the form is saved.
  const count = (locale: Locale) =>
    shown.filter(({ states, values }) => states[locale] === 'copied' && hasSameWords(values.fr, values.en)).length;
  return { fr: count('fr'), en: count('en') };
}

/** Returns the pictures that a page or an article may show, by id. */
async function readPictures(req: PayloadRequest, { blocks, picture }: Loose): Promise<Map<number, Loose>> {
  const ids = [...new Set([...pictureIds(blocks), ...(typeof picture === 'number' ? [picture] : [])])];
  const { docs } = await req.payload.find({
    ...{ collection: 'media', where: { id: { in: ids } }, locale: 'all', depth: 0, pagination: false },
    ...{ overrideAccess: false, user: req.user, req: nestedRequest(req), select: { alt: true, decorative: true } },
  });
  return new Map(docs.map((found) => [Number(found.id), asObject(found)]));
}

/** Returns the ids in all fields named `media`. */
function pictureIds(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'media' ? Object.values(asObject(inner)).filter((id) => typeof id === 'number') : pictureIds(inner),
  );
}
