import { isLocale, type Locale, locales } from '@vitrine/contract/locale.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { withEdited } from '../../blocks/edited-page.ts';
import { languageState } from '../../languages/language-state.ts';
import { hasSameWords } from '../../languages/text-state.ts';
import { isAreaPath } from '../../paths/is-area-path.ts';
import { searchLocalesOf } from '../../paths/open-page.ts';
import { normalizePath } from '../../paths/redirect-source.ts';
import { mayUseSite } from '../../payload/access.ts';
import { nestedRequest } from '../../payload/nested-request.ts';
import { documentId } from '../../values/document-id.ts';
import { asObject, type Loose } from '../../values/untyped-values.ts';
import { readSiteAddresses } from '../site-addresses.ts';
import {
  findPageIssues,
  type PageIssue,
  type PageSurroundings,
  type SearchResult,
  searchResult,
} from './page-issues.ts';

const checkRequest = z.object({
  /** The saved page; absent for one that was never saved. */
  id: z.coerce.number().int().positive().nullish(),
  locale: z.string().refine(isLocale),
  /** Values of the form in the language. */
  values: z.record(z.string(), z.unknown()),
});

export interface PublishCheck {
  issues: PageIssue[];
  results: Record<Locale, SearchResult>;
}

/** `POST /api/pages/publish-check`: answers with what an editor may want to correct in the form before it is published. */
export const checkPage: Endpoint = {
  path: '/publish-check',
  method: 'post',
  handler: async (req) => {
    if (!req.user) return Response.json({ errors: [{ message: 'Unauthorized' }] }, { status: 401 });
    const asked = checkRequest.safeParse(await req.json?.().catch(() => null));
    if (!asked.success) return Response.json({ errors: [{ message: 'Invalid' }] }, { status: 400 });
    const { id, locale, values } = asked.data;
    const saved = id ? await findPage(req, id) : { site: values.site };
    const site = documentId(asObject(saved).site);
    if (!saved || site === null || !mayUseSite(req.user, site)) {
      return Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 });
    }
    const page = withEdited(req.payload, saved, values, locale);
    const results = { fr: searchResult(page, locales[0]), en: searchResult(page, locales[1]) };
    const issues = findPageIssues(page, await readSurroundings(req, site, page));
    return Response.json({ issues, results } satisfies PublishCheck);
  },
};

async function findPage(req: PayloadRequest, id: number): Promise<Loose | undefined> {
  const { docs } = await req.payload.find({
    ...{ collection: 'pages', where: { id: { equals: id } }, draft: true, locale: 'all', depth: 0, limit: 1 },
    ...{ pagination: false, overrideAccess: false, user: req.user, req: nestedRequest(req) },
  });
  return docs[0];
}

/** Matches paths that end with a number, by which the content service finds an article or a listing. */
const numberedPath = /\d$/;

async function readSurroundings(req: PayloadRequest, site: number, page: Loose): Promise<PageSurroundings> {
  const { redirects, pages } = await readSiteAddresses(req, site);
  const published = pages.filter(({ isPublished }) => isPublished);
  const paths = new Set(published.flatMap((each) => Object.values(each.paths)));
  const searchLocales = [...published.flatMap((each) => each.searchLocales), ...searchLocalesOf(page)];
  for (const own of Object.values(asObject(page.path))) paths.add(normalizePath(String(own)));
  return {
    alts: await readAlts(req, page),
    pages: new Set(published.map(({ id }) => id)),
    searchLocales,
    copiedTexts: countCopies(req, page),
    isFound(path) {
      const key = normalizePath(path);
      return paths.has(key) || redirects.has(key) || numberedPath.test(key) || isAreaPath(key, searchLocales);
    },
  };
}

/**
 * Returns the number of texts of each language that are copies of the other; texts of samples do not count, because samples are not
 * published.
 */
function countCopies(req: PayloadRequest, page: Loose): Record<Locale, number> {
  const { texts } = languageState(req.payload.config, 'pages', page);
  const shown = texts.filter(({ block }) => asObject(block?.data.params).is_sample !== true);
  // A text that differs from the other language counts as translated, although its mark as a copy is removed only when the form is saved.
  const count = (locale: Locale) =>
    shown.filter(({ states, values }) => states[locale] === 'copied' && hasSameWords(values.fr, values.en)).length;
  return { fr: count('fr'), en: count('en') };
}

/** Returns the alternative texts of the pictures that a page may show. */
async function readAlts(req: PayloadRequest, page: Loose): Promise<Map<number, Loose>> {
  const { docs } = await req.payload.find({
    ...{ collection: 'media', where: { id: { in: [...new Set(pictureIds(page.blocks))] } }, locale: 'all', depth: 0 },
    ...{ pagination: false, overrideAccess: false, user: req.user, req: nestedRequest(req), select: { alt: true } },
  });
  return new Map(docs.map(({ id, alt }) => [Number(id), asObject(alt)]));
}

/** Returns the ids in all fields named `media`. */
function pictureIds(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'media' ? Object.values(asObject(inner)).filter((id) => typeof id === 'number') : pictureIds(inner),
  );
}
