import { readAreaPath } from '@vitrine/contract/core/area-path.ts';
import { isLocale } from '@vitrine/contract/locale.ts';
import { withoutTrailingSlashes } from '@vitrine/contract/without-trailing-slashes.ts';
import type { Payload } from 'payload';
import type { Query } from '../../paths/redirect-source.ts';
import { isStorableText } from '../../values/storable-text.ts';
import { areaPage } from '../areas/area-page.ts';
import { articleId, articlePage } from '../articles/article-page.ts';
import { type AnswerCache, answerCache, type Made } from '../cache/answer-cache.ts';
import { addTags, collectTags, datedKeptMs, longestKeptMs, tagOf } from '../cache/cache-tags.ts';
import { type TextAnswer, textAnswer } from '../cache/text-answer.ts';
import type { CoreClient } from '../core/core-client.ts';
import { fillCoreData } from '../fill/fill-core-data.ts';
import { listingNumber, listingPage } from '../listings/listing-page.ts';
import { findRedirect, redirectsByQuery } from '../pages/find-redirect.ts';
import type { MissingPaths } from '../pages/missing-paths.ts';
import { outcomeBody, type PageOutcome } from '../pages/page-outcome.ts';
import { storedPage } from '../pages/stored-page.ts';
import { visibleBlocks } from '../pages/visible-blocks.ts';
import type { SiteRecord } from '../sites/site-record.ts';

export interface PageQuestion {
  path: string;
  /** All query parameters: a redirect of an old address may depend on any of them. */
  query: Query;
  variant: string | undefined;
  production: boolean;
}

/**
 * Maximum time for which a page with listings is cached, ms. Core sends no change notifications, and a sold listing must soon
 * lose its price; still, simultaneous visitors cost one request.
 */
const coreDataKeptMs = 2000;
const pageLimit = 2000;
/** Maximum length of a path in characters; longer ones are not looked up in the database. */
const longestPath = 2048;

/** Returns pages from a cache and composes missing ones. */
export interface PageService {
  answer(site: SiteRecord, question: PageQuestion): Promise<TextAnswer>;
  empty(): void;
}

interface Sources {
  payload: Payload;
  core: CoreClient;
  missing: MissingPaths;
  /** Returns the maximum time for which a response may be cached now, ms. */
  longestMs(): number;
}

export function pageService({ payload, core, missing, longestMs }: Sources): PageService {
  const answers: AnswerCache<TextAnswer> = answerCache({ limit: pageLimit, longestMs });

  async function compose(site: SiteRecord, question: PageQuestion): Promise<Made<TextAnswer>> {
    const { result, tags } = await collectTags(() => composePage(site, question));
    const all = [...site.tags, ...tags];
    return { value: { ...result.value, tags: all }, keepMs: Math.min(result.keepMs, longestKeptMs(all)) };
  }

  async function composePage(site: SiteRecord, question: PageQuestion): Promise<Made<TextAnswer>> {
    const outcome = await findOutcome(site, question);
    if (!('page' in outcome)) {
      // A listing may come back to the market under its old number.
      const changesInCore = 'usesCore' in outcome && outcome.usesCore === true;
      const keepMs = outcome.status === 404 ? 0 : changesInCore ? coreDataKeptMs : Number.POSITIVE_INFINITY;
      if (outcome.status === 404) addTags(tagOf.missing(site.id));
      return { value: written(outcome, site, question, true), keepMs };
    }
    const blocks = await visibleBlocks(payload, site, outcome.page.blocks);
    const locale = question.path.startsWith('/en') ? 'en' : 'fr';
    const filled = await fillCoreData({ payload, core }, { site, locale }, blocks);
    const page = { ...outcome.page, blocks: filled.blocks };
    const failed = filled.failed || outcome.coreFailed === true;
    const usesCore = filled.usesCore || outcome.usesCore === true;
    const keepMs = failed
      ? 0
      : usesCore
        ? coreDataKeptMs
        : filled.usesArticles
          ? datedKeptMs
          : Number.POSITIVE_INFINITY;
    return { value: written({ status: outcome.status, page }, site, question, !failed), keepMs };
  }

  /** Looks for a page of the staff first, then for that of a listing, an article or an area. */
  async function findOutcome(site: SiteRecord, { path, variant }: PageQuestion): Promise<PageOutcome> {
    if (site.maintenance) return { status: 503 };
    if (path.length > longestPath || !isStorableText(path)) return { status: 404 };
    const locale = path.split('/')[1];
    if (!isLocale(locale)) return { status: 404 };
    if (path.length > 1 && path.endsWith('/')) return { status: 301, location: withoutTrailingSlashes(path) };
    const stored = await storedPage(payload, site, path, variant);
    if (stored) return stored;
    const uls = listingNumber(path);
    if (uls) return await listingPage({ payload, core }, site, locale, path, uls);
    const id = articleId(path);
    if (id !== null) return await articlePage(payload, site, locale, path, id);
    const area = site.searchLocales.includes(locale) ? readAreaPath(path) : null;
    // A redirect that staff wrote replaces the page of an area, as a page that they wrote does.
    if (area)
      return (
        (await findRedirect(payload, site, { path, query: {} })) ?? (await areaPage({ payload, core }, site, area))
      );
    return { status: 404 };
  }

  /** Returns the redirect of an address that has no page, or the answer that there is none. */
  async function redirectOf(site: SiteRecord, question: PageQuestion, notFound: TextAnswer): Promise<TextAnswer> {
    const redirect = await findRedirect(payload, site, question);
    if (redirect) return { ...written(redirect, site, question, true), tags: site.tags };
    if (question.production) missing.note(site.id, question.path, question.query);
    if (!(await redirectsByQuery(payload, site, question.path))) return notFound;
    const answer = written({ status: 404, depends_on_query: true }, site, question, true);
    return { ...answer, tags: notFound.tags };
  }

  return {
    async answer(site, question) {
      const key = JSON.stringify([site.siteId, question.path, question.variant, question.production]);
      const answer = await answers.get(key, () => compose(site, question));
      return answer.status === 404 && !site.maintenance ? redirectOf(site, question, answer) : answer;
    },
    empty: () => answers.empty(),
  };
}

const written = (outcome: PageOutcome, site: SiteRecord, question: PageQuestion, storable: boolean): TextAnswer =>
  textAnswer(outcome.status, outcomeBody(outcome, site, question.production), { storable });
