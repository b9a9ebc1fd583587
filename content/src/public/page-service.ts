import { isLocale } from '@vitrine/contract/locale.ts';
import type { Payload } from 'payload';
import { isStorableText } from '../storable-text.ts';
import { type AnswerCache, answerCache, type Made } from './answer-cache.ts';
import { articleId, articlePage } from './article-page.ts';
import { articlesKeptMs } from './articles-answers.ts';
import { addTags, collectTags, tagOf } from './cache-tags.ts';
import type { CoreClient } from './core-client.ts';
import { fillCoreData } from './fill-core-data.ts';
import { listingNumber, listingPage } from './listing-page.ts';
import { outcomeBody, type PageOutcome } from './page-outcome.ts';
import type { SiteRecord } from './site-record.ts';
import { storedPage } from './stored-page.ts';
import { type TextAnswer, textAnswer } from './text-answer.ts';
import { visibleBlocks } from './visible-blocks.ts';

export interface PageQuestion {
  path: string;
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
  /** Returns the maximum time for which a response may be cached now, ms. */
  longestMs(): number;
}

export function pageService({ payload, core, longestMs }: Sources): PageService {
  const answers: AnswerCache<TextAnswer> = answerCache({ limit: pageLimit, longestMs });

  async function compose(site: SiteRecord, question: PageQuestion): Promise<Made<TextAnswer>> {
    const { result, tags } = await collectTags(() => composePage(site, question));
    return { ...result, value: { ...result.value, tags: [...site.tags, ...tags] } };
  }

  async function composePage(site: SiteRecord, question: PageQuestion): Promise<Made<TextAnswer>> {
    const outcome = await findOutcome(site, question);
    if (!('page' in outcome)) {
      const keepMs = outcome.status === 404 ? 0 : Number.POSITIVE_INFINITY;
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
          ? articlesKeptMs
          : Number.POSITIVE_INFINITY;
    return { value: written({ status: outcome.status, page }, site, question, !failed), keepMs };
  }

  /** Looks for a page of the staff first, then for that of a listing or an article. */
  async function findOutcome(site: SiteRecord, { path, variant }: PageQuestion): Promise<PageOutcome> {
    if (site.maintenance) return { status: 503 };
    if (path.length > longestPath || !isStorableText(path)) return { status: 404 };
    const locale = path.split('/')[1];
    if (!isLocale(locale)) return { status: 404 };
    if (path.length > 1 && path.endsWith('/')) return { status: 301, location: path.replace(/\/+$/, '') };
    const stored = await storedPage(payload, site, path, variant);
    if (stored) return stored;
    const uls = listingNumber(path);
    if (uls) return await listingPage({ payload, core }, site, locale, path, uls);
    const id = articleId(path);
    if (id !== null) return await articlePage(payload, site, locale, path, id);
    return { status: 404 };
  }

  return {
    answer: (site, question) => {
      const key = JSON.stringify([site.siteId, question.path, question.variant, question.production]);
      return answers.get(key, () => compose(site, question));
    },
    empty: () => answers.empty(),
  };
}

const written = (outcome: PageOutcome, site: SiteRecord, question: PageQuestion, storable: boolean): TextAnswer =>
  textAnswer(outcome.status, outcomeBody(outcome, site, question.production), { storable });
