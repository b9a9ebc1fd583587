import { z } from 'zod';

/** The SEO of one locale (`1-shell §3`, `3-wire §2`). */
export const seo = z.object({
  title: z.string().nullish(),
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
          /** Describes the picture in words. */
          alt: z.string().nullish(),
        })
        .nullish(),
    })
    .nullish(),
  twitter: z
    .object({ og_title: z.string().nullish(), og_description: z.string().nullish(), og_image: z.string().nullish() })
    .nullish(),
  robots_index_rule: z.string().nullish(),
  canonical_url: z.string().nullish(),
});
export type Seo = z.infer<typeof seo>;
