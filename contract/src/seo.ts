import { z } from 'zod';

/** The SEO of one locale (head.5). */
export const seo = z.object({
  title: z.string().nullish().describe('Title of the page in the tab and in results.'),
  global: z.object({ og_title: z.string().nullish(), og_description: z.string().nullish() }).nullish(),
  facebook: z
    .object({
      og_title: z.string().nullish(),
      og_description: z.string().nullish(),
      og_type: z.string().nullish(),
      og_locale: z.string().nullish(),
      fb_app_id: z.string().nullish(),
      og_url: z.string().nullish(),
      og_image: z
        .object({
          url: z.string().nullish(),
          type: z.string().nullish(),
          width: z.number().nullish(),
          height: z.number().nullish(),
          alt: z.string().nullish().describe('Describes the picture in words.'),
        })
        .nullish(),
    })
    .nullish(),
  twitter: z
    .object({ og_title: z.string().nullish(), og_description: z.string().nullish(), og_image: z.string().nullish() })
    .nullish(),
  robots_index_rule: z.string().nullish().describe('Content of the `robots` tag, such as `noindex, follow`.'),
  canonical_url: z.string().nullish().describe('Path or address; by default that of the page.'),
});
export type Seo = z.infer<typeof seo>;
