import type { articlesQuery } from '@vitrine/contract/articles.ts';
import type { Payload } from 'payload';
import type { z } from 'zod';
import { answerCache } from './answer-cache.ts';
import { listArticles } from './list-articles.ts';
import type { SiteRecord } from './site-record.ts';
import { type TextAnswer, textAnswer } from './text-answer.ts';

/** Answers pages of articles, from memory where it can. */
export interface ArticlesAnswers {
  answer(site: SiteRecord, query: z.output<typeof articlesQuery>): Promise<TextAnswer>;
  empty(): void;
}

const answerLimit = 500;
/** An article whose date comes is readable without anything being published, so a list is not kept for ever. */
const keptMs = 30_000;

export function articlesAnswers(payload: Payload, longestMs: () => number): ArticlesAnswers {
  const answers = answerCache<TextAnswer>({ limit: answerLimit, longestMs });
  return {
    answer: (site, query) =>
      answers.get(JSON.stringify([site.siteId, query]), async () => ({
        value: textAnswer(200, await listArticles(payload, site, query)),
        keepMs: keptMs,
      })),
    empty: () => answers.empty(),
  };
}
