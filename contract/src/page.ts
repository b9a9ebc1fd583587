import { z } from 'zod';
import { type Locale, locales } from './locale.ts';
import { localized } from './localized.ts';
import { seo } from './seo.ts';
import { theme } from './theme.ts';

/** Body of `POST /page/{site_id}` and of `POST /page` (wire.6). */
export const pageRequest = z.object({
  path: z.string().startsWith('/').max(2048).describe('Path of the address, with its language: `/fr/contact`.'),
  query: z
    .record(z.string(), z.union([z.string(), z.array(z.string())]))
    .nullish()
    .describe('Query of the address; a repeated parameter has a list.'),
  production: z.boolean().nullish(),
  domain_name: z.string().max(253).nullish().describe('Host name of the site, in `POST /api/page`.'),
});
export type PageRequest = z.infer<typeof pageRequest>;

const blocks = z.object({ fields: z.unknown().optional().describe('List of blocks.') });

export const captchaVersions = ['v2', 'v3', 'enterprise', 'altcha'] as const;
/** A string is the key of a v3 captcha. */
export const captcha = z.union([
  z.object({ site_key: z.string().nullish(), version: z.enum(captchaVersions).nullish() }),
  z.string().transform((site_key) => ({ site_key, version: 'v3' as const })),
]);

export const injectedElement = z.object({
  tag: z.string().describe('Name of the element: `script`, `style`, `noscript`, `meta`, `link` …'),
  attributes: z.record(z.string(), z.union([z.string(), z.boolean(), z.number()])).nullish(),
  content: z.string().nullish(),
  position: z.enum(['head', 'body_start', 'body_end']).nullish().describe('By default the head.'),
});
export type InjectedElement = z.infer<typeof injectedElement>;

export const pageMetadata = z.object({
  name: localized(z.string()).nullish().describe('Name of the site in each language.'),
  favicon: z.string().nullish().describe('Address of the icon of the site.'),
  tags: z
    .array(z.record(z.string(), z.string()))
    .nullish()
    .describe('Attributes of a `meta`, or of a `link` where they have an `href`.'),
  elements: z.array(injectedElement).nullish().describe('Elements that are inserted unchanged, in their order.'),
});

export const pageVariant = z.object({
  id: z.union([z.string(), z.number().transform(String)]),
  name: z.string().nullish(),
  color: z.string().nullish().describe('Colour of the banner of the variant.'),
});

/**
 * The response for an existing page. Its blocks are not parsed here, because each is parsed separately (`parse-block.ts`).
 * Everything except `content` may be absent, and an invalid value removes only itself (`parse-tolerant.ts`).
 */
export const pageResponse = z.object({
  content: z.object({
    fields: z.unknown().optional().describe('List of blocks.'),
    override: z
      .object({ seo: seo.nullish(), footer: blocks.nullish() })
      .nullish()
      .describe('SEO and footer of this page in place of those of the site.'),
  }),
  header: blocks.nullish(),
  footer: blocks.nullish(),
  theme: theme.nullish(),
  seo: localized(seo).nullish().describe('SEO in each language.'),
  metadata: pageMetadata.nullish(),
  variant: pageVariant.nullish().describe('The variant that is shown in place of the page.'),
  alternate_paths: z
    .array(z.object({ locale: z.enum(locales), path: z.string() }))
    .nullish()
    .describe('Addresses of the page in all of its languages.'),
  title: localized(z.string()).nullish(),
  production: z.boolean().nullish(),
  site_id: z.union([z.string(), z.number().transform(String)]).nullish(),
  microsite_id: z.union([z.string(), z.number().transform(String)]).nullish(),
  site_type: z.enum(['broker', 'agency']).nullish(),
  site_key: z.string().nullish().describe('Key of the site for core. It stays on the server of the website.'),
  search_locales: z
    .array(z.enum(locales))
    .nullish()
    .describe('Languages in which the site has a search page; all when it is absent.'),
  recaptcha: captcha.nullish().describe('Key and kind of the captcha; a text is the key of a v3 captcha.'),
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
 * Optional body of 403, 404, 500 and 503 (wire.7). `depends_on_query`: with another query the path is redirected, so the answer must
 * not be cached for all queries.
 */
export const pageError = z.object({
  title: optionalText,
  message: optionalText,
  debug: z.unknown().optional().describe('Details for developers, which visitors see only where errors are exposed.'),
  depends_on_query: z
    .boolean()
    .nullish()
    .catch(null)
    .describe(
      'True when the path is redirected with another query, so that the answer must not be cached for all queries.',
    ),
});

/** Body of 301 and 302. With `drops_query` the location has all that is kept of the visitor's query. */
export const pageRedirect = z.object({
  location: z.string().min(1).describe('Address of the target.'),
  drops_query: z
    .boolean()
    .nullish()
    .catch(null)
    .describe('True when the location has all that is kept of the query of the visitor.'),
});
