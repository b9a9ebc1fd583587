import type { articlesQuery } from '@vitrine/contract/articles.ts';
import type { Payload } from 'payload';
import type { z } from 'zod';
import { listArticles } from '../articles/list-articles.ts';
import { answerCache } from '../cache/answer-cache.ts';
import { collectTags, datedKeptMs } from '../cache/cache-tags.ts';
import { type TextAnswer, textAnswer } from '../cache/text-answer.ts';
import type { SiteRecord } from '../sites/site-record.ts';

/** Returns cached responses of `GET articles`. */
export interface ArticlesAnswers {
  answer(site: SiteRecord, query: z.output<typeof articlesQuery>): Promise<TextAnswer>;
  empty(): void;
}

const answerLimit = 500;

export function articlesAnswers(payload: Payload, longestMs: () => number): ArticlesAnswers {
  const answers = answerCache<TextAnswer>({ limit: answerLimit, longestMs });
  return {
    answer: (site, query) =>
      answers.get(JSON.stringify([site.siteId, query]), async () => {
        const { result, tags } = await collectTags(() => listArticles(payload, site, query));
        return { value: textAnswer(200, result, { tags }), keepMs: datedKeptMs };
      }),
    empty: () => answers.empty(),
  };
}
