import type { ArticlesQuery } from '@vitrine/contract/articles.ts';
import type { CoreData } from '@vitrine/contract/blocks/block-params.ts';
import type { Fields, TypedBlock } from '@vitrine/contract/fields.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { OutsideServices } from '../../site/outside-services.ts';
import type { Thing } from '../../site/schema-org.ts';
import type { FinishedBlock, FinishedFields } from './define-block.ts';

/** Settings with which the data of a block is read: the page's language, its asset addresses, and the log for warnings. */
export interface ReadContext {
  locale: Locale;
  /** False for a site without a search page in the language, so that nothing links to one. */
  hasSearch?: boolean;
  /** Services of others that are switched on for the site; none where they are not known. */
  outside?: OutsideServices;
  asset: (url: string) => string;
  warn: (message: string) => void;
}

/**
 * Outgoing calls that a block may make. Each returns the body of the response, or null when the service does not answer 200
 * within one second (wire.10); the request is then aborted.
 */
export interface BlockServices {
  /** `GET properties` of core. */
  properties(query: URLSearchParams): Promise<unknown>;
  /** `GET search-filters` of core. */
  searchFilters(): Promise<unknown>;
  /** `GET articles` of the content service. */
  articles(query: ArticlesQuery): Promise<unknown>;
}

export interface LoadRequest extends ReadContext {
  /** Address of the page that holds the block. */
  url: URL;
  micrositeId: string;
  services: BlockServices;
}

/** Result of loading a block's data. A block that failed is rendered with `hasFailed`, and its page is not cached. */
export type LoadedData<Data> = { kind: 'loaded'; data: Data | null } | { kind: 'failed' };

export const loadFailed = { kind: 'failed' } as const;

/** Facts of the page that the structured data of a block refers to. */
export interface DescribedPage {
  locale: Locale;
  /** Canonical address of the page. */
  url: string;
  title: string;
  description: string | null;
  /** Name and logo of the site, as far as they are known. */
  publisher: { name: string; logo: string } | null;
  /** Identifies the agency or the broker of the site, whom its home page describes. */
  agent: { '@id': string };
}

export interface BlockStructuredData {
  /** schema.org entities; the `FAQPage`s of several blocks become one. */
  things: Thing[];
  /**
   * The block's part in the page's breadcrumb: `own` when the block writes a `BreadcrumbList` itself, else the name of the page
   * and whether it belongs to the blog.
   */
  breadcrumb?: 'own' | { name: string; isArticle: boolean };
}

/** The meaning of the query of an address to search engines (docs/decisions/0038-index-the-unfiltered-search.md). */
export interface DescribedQuery {
  /** The query in its canonical form, without what only sorts or arranges the same content; '' for none. */
  canonical: string;
  /** False for a selection from what the address shows without a query. */
  isIndexed: boolean;
  /** Number of the page of a list, from 1. */
  page: number;
  /** Title of what the query selects, in place of the page's own; undefined when that one fits. */
  title?: string | undefined;
  /** False when the same query shows other content in another language, which is then no alternate. */
  hasAlternates?: false;
}

/** A finished block whose fields, params and data are typed by its description and its server half. */
export type TypedFinishedBlock<F, P, Data> = Omit<FinishedBlock, 'fields' | 'params' | 'data'> & {
  fields: FinishedFields<F>;
  params: FinishedFields<P>;
  data: Data | null;
};

export interface RedactContext {
  /** True when visitors may read the debug details of errors. */
  exposeErrors: boolean;
  warn: (message: string) => void;
}

interface ServerOptions<F, P, Data> {
  /** Reads `block_params.core_data`; returns null for data that cannot be read, after a warning. */
  readData?(coreData: CoreData, context: ReadContext): Data | null;
  /** Loads what depends on the address of the page; `data` is the result of `readData`. */
  load?(request: LoadRequest, data: Data | null): Promise<LoadedData<Data>> | LoadedData<Data>;
  /** Removes what must not leave the server. Runs when the block is finished, wherever it stands in a page. */
  redact?(fields: FinishedFields<F>, context: RedactContext): FinishedFields<F>;
  /** Returns the embedded code that the block shows, which counts as injected elements of the document. */
  embeddedCode?(fields: FinishedFields<F>): string;
  /** Origins of the iframes that the block shows, for the page's `frame-src` policy. */
  iframeOrigins?(data: Data): string[];
  /** Describes the block to search engines. */
  structuredData?(block: TypedFinishedBlock<F, P, Data>, page: DescribedPage): BlockStructuredData;
  /** Describes the query of the address, for a block that reads it. */
  describeQuery?(query: URLSearchParams, data: Data | null): DescribedQuery;
  /** Maximum time for which a page with this block may be cached, in seconds. */
  maxAge?: number;
}

/** The server half of a block as the pipeline calls it, whatever its type. */
export interface BlockServer {
  readonly type: string;
  readData?(coreData: CoreData, context: ReadContext): unknown;
  load?(request: LoadRequest, data: unknown): Promise<LoadedData<unknown>> | LoadedData<unknown>;
  redact?(fields: Record<string, unknown>, context: RedactContext): Record<string, unknown>;
  embeddedCode?(fields: Record<string, unknown>): string;
  iframeOrigins?(data: unknown): string[];
  structuredData?(block: FinishedBlock, page: DescribedPage): BlockStructuredData;
  describeQuery?(query: URLSearchParams, data: unknown): DescribedQuery;
  maxAge?: number;
}

/** Type of the `data` that a server half gives to its block: `BlockProps<typeof search, BlockData<typeof server>>`. */
export type BlockData<S> = S extends { readonly dataType?: infer Data } ? NonNullable<Data> : never;

/**
 * Defines the server half of a block in `NAME/NAME.server.ts`, which exports the result as `server`. Only a block that needs
 * data, redaction, iframes, structured data or a cache limit has one.
 */
export const defineBlockServer = <T extends string, F extends Fields, P extends Fields, Data = never>(
  { type }: TypedBlock<T, F, P>,
  options: ServerOptions<F, P, Data>,
): BlockServer & { readonly dataType?: Data } =>
  // The pipeline makes fields and data from the same description and options, so the erased types hold.
  ({ type, ...options }) as unknown as BlockServer;

/**
 * Maximum time for which a page with listings may be cached, in seconds. A sold listing must not be shown with its price for
 * longer, and no visitor may be served the old page once more (docs/decisions/0011-listings-that-disappear.md).
 */
export const listingsMaxAge = 2;
