import { z } from 'zod';
import { articlesAnswer, articlesQuery } from '../articles.ts';
import { problem } from '../core/problem.ts';
import { draftRequest, draftResponse } from '../draft.ts';
import { pageError, pageRedirect, pageRequest, pageResponse } from '../page.ts';
import { contentSitemapEntriesQuery, contentSitemapFilesQuery, sitemapEntries, sitemapFiles } from '../sitemap.ts';

/** A call of the content service, for the reference of the wire. Core describes its calls in its own routes. */
export interface WireCall {
  method: 'get' | 'post';
  path: string;
  /** The same call for the site whose `domain_name` the body has. */
  pathByDomain?: string;
  summary: string;
  description?: string;
  /** True when the call names its site by `X-Site-Api`. */
  needsSiteKey?: boolean;
  query?: z.ZodType;
  body?: z.ZodType;
  answers: Readonly<Record<number, { description: string; schema?: z.ZodType }>>;
}

const unauthorized = { description: '`X-Header-Api` or `X-Site-Api` is missing or wrong.', schema: problem };
const invalid = { description: 'The query or the body is malformed.', schema: problem };

const pageAnswers: WireCall['answers'] = {
  200: { description: 'The page.', schema: pageResponse },
  301: { description: 'The page is at another address for good; 302 is the same for now.', schema: pageRedirect },
  401: unauthorized,
  403: { description: 'The page is restricted.', schema: pageError },
  404: { description: 'There is no such page. An unknown site or domain is a Problem.', schema: pageError },
  410: { description: 'The page is gone for good.', schema: pageError },
  413: { description: 'The body is too large.', schema: problem },
  422: invalid,
  500: { description: 'The page cannot be composed.', schema: pageError },
  503: { description: 'The site is under maintenance.', schema: pageError },
};

const draftAnswers: WireCall['answers'] = {
  200: { description: 'The draft.', schema: draftResponse },
  401: unauthorized,
  403: { description: 'The token has expired, or is not one of this site.', schema: pageError },
  404: { description: 'The draft, the site or the domain is unknown.', schema: problem },
  422: invalid,
};

/** Response of `GET development/demo-page`. */
export const demoPage = z.object({ blocks: z.unknown().optional(), fields: z.unknown().optional() });

export const contentCalls: readonly WireCall[] = [
  {
    method: 'post',
    path: '/api/page/{site_id}',
    pathByDomain: '/api/page',
    summary: 'A page of a site by its path',
    description:
      'The status is the outcome of the page. A part of the answer with a wrong value is left out alone, as is a block of an unknown ' +
      'type or with wrong fields.',
    body: pageRequest,
    answers: pageAnswers,
  },
  {
    method: 'post',
    path: '/api/draft/{site_id}',
    pathByDomain: '/api/draft',
    summary: 'A draft of a site',
    description:
      'The draft that a preview token shows, with the unsaved values of the admin’s form where an editor sends them.',
    body: draftRequest,
    answers: draftAnswers,
  },
  {
    method: 'get',
    path: '/api/articles',
    summary: 'A page of the articles of a site',
    description: 'A wrong parameter counts as absent.',
    needsSiteKey: true,
    query: articlesQuery,
    answers: { 200: { description: 'The articles.', schema: articlesAnswer }, 401: unauthorized },
  },
  {
    method: 'get',
    path: '/api/sitemap-files',
    summary: 'The sitemap files of a kind of address',
    needsSiteKey: true,
    query: contentSitemapFilesQuery,
    answers: {
      200: { description: 'The files.', schema: sitemapFiles },
      401: unauthorized,
      422: invalid,
      503: { description: 'The site is under maintenance, or core does not answer.', schema: problem },
    },
  },
  {
    method: 'get',
    path: '/api/sitemap-entries',
    summary: 'The entries of a sitemap file',
    needsSiteKey: true,
    query: contentSitemapEntriesQuery,
    answers: {
      200: { description: 'The entries.', schema: sitemapEntries },
      401: unauthorized,
      422: invalid,
      503: { description: 'The site is under maintenance, or core does not answer.', schema: problem },
    },
  },
  {
    method: 'get',
    path: '/api/changes',
    summary: 'The cache tags of changed content, as server-sent events',
    description: 'Each event has tags, separated by commas. The first has the tag of everything.',
    answers: {
      200: { description: 'A stream of the type `text/event-stream`.' },
      401: unauthorized,
      503: { description: 'Changes are not received at the moment.', schema: problem },
    },
  },
  {
    method: 'get',
    path: '/api/development/demo-page',
    summary: 'A block of every type, for the QA area',
    description: 'The blocks are in `blocks`, or in `fields`.',
    answers: { 200: { description: 'The blocks.', schema: demoPage }, 401: unauthorized },
  },
];
