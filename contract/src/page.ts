import { z } from 'zod';
import { type Locale, locales } from './locale.ts';
import { localized } from './localized.ts';
import { seo } from './seo.ts';
import { theme } from './theme.ts';

/** Body of `POST /page/{site_id}` and of `POST /page` (`3-wire §2`). */
export const pageRequest = z.object({
  path: z.string().startsWith('/').max(2048),
  query: z.record(z.string(), z.union([z.string(), z.array(z.string())])).nullish(),
  production: z.boolean().nullish(),
  domain_name: z.string().max(253).nullish(),
});
export type PageRequest = z.infer<typeof pageRequest>;

const blocks = z.object({ fields: z.unknown().optional() });

export const captchaVersions = ['v2', 'v3', 'enterprise', 'altcha'] as const;
/** A string is the key of a v3 captcha. */
export const captcha = z.union([
  z.object({ site_key: z.string().nullish(), version: z.enum(captchaVersions).nullish() }),
  z.string().transform((site_key) => ({ site_key, version: 'v3' as const })),
]);

export const injectedElement = z.object({
  tag: z.string(),
  attributes: z.record(z.string(), z.union([z.string(), z.boolean(), z.number()])).nullish(),
  content: z.string().nullish(),
  position: z.enum(['head', 'body_start', 'body_end']).nullish(),
});
export type InjectedElement = z.infer<typeof injectedElement>;

export const pageMetadata = z.object({
  favicon: z.string().nullish(),
  tags: z.array(z.record(z.string(), z.string())).nullish(),
  elements: z.array(injectedElement).nullish(),
});

export const pageVariant = z.object({
  id: z.union([z.string(), z.number().transform(String)]),
  name: z.string().nullish(),
  color: z.string().nullish(),
});

/**
 * The response for an existing page. Its blocks are not parsed here, because each is parsed separately (`parse-block.ts`).
 * Everything except `content` may be absent, and an invalid value removes only itself (`parse-tolerant.ts`).
 */
export const pageResponse = z.object({
  content: z.object({
    fields: z.unknown().optional(),
    override: z.object({ seo: seo.nullish(), footer: blocks.nullish() }).nullish(),
  }),
  header: blocks.nullish(),
  footer: blocks.nullish(),
  theme: theme.nullish(),
  seo: localized(seo).nullish(),
  metadata: pageMetadata.nullish(),
  variant: pageVariant.nullish(),
  alternate_paths: z.array(z.object({ locale: z.enum(locales), path: z.string() })).nullish(),
  title: localized(z.string()).nullish(),
  production: z.boolean().nullish(),
  site_id: z.union([z.string(), z.number().transform(String)]).nullish(),
  microsite_id: z.union([z.string(), z.number().transform(String)]).nullish(),
  site_type: z.enum(['broker', 'agency']).nullish(),
  site_key: z.string().nullish(),
  /** Languages in which the site has a search page; all when it is absent. */
  search_locales: z.array(z.enum(locales)).nullish(),
  recaptcha: captcha.nullish(),
});
export type PageResponse = z.infer<typeof pageResponse>;

/** True when the site of a page has a search page in the language. */
export const hasSearch = ({ search_locales }: Pick<PageResponse, 'search_locales'>, locale: Locale): boolean =>
  search_locales?.includes(locale) ?? true;

const optionalText = z
  .union([z.string(), localized(z.string())])
  .nullish()
  .catch(undefined);
/**
 * Optional body of 403, 404, 500 and 503 (`3-wire §2`). `depends_on_query`: with another query the path is redirected, so the answer must
 * not be cached for all queries.
 */
export const pageError = z.object({
  title: optionalText,
  message: optionalText,
  debug: z.unknown().optional(),
  depends_on_query: z.boolean().nullish().catch(null),
});

/** Body of 301 and 302. With `drops_query` the location has all that is kept of the visitor's query. */
export const pageRedirect = z.object({ location: z.string().min(1), drops_query: z.boolean().nullish().catch(null) });
