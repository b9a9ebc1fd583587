import { z } from 'zod';
import { locales } from './locale.ts';
import { pageResponse } from './page.ts';

/** Body of `POST /draft/{site_id}` and of `POST /draft`, which answer with the draft that a preview token shows. */
export const draftRequest = z.object({
  /** `preview-token.ts` */
  token: z.string().max(200),
  locale: z.enum(locales),
  /** Unsaved values of the admin's form in `locale`, in Payload's shape. Only a token of an editor may send them. */
  edited: z.record(z.string(), z.unknown()).nullish(),
  /** Key of the variant that the form shows; null for the page itself. A token of an editor alone may ask for one. */
  variant: z.string().max(200).nullish(),
  production: z.boolean().nullish(),
  domain_name: z.string().max(253).nullish(),
});
export type DraftRequest = z.infer<typeof draftRequest>;

/** The answer for a draft: a page in both languages, and facts about its preview. */
export const draftResponse = pageResponse.extend({
  draft: z.object({
    purpose: z.enum(['link', 'editor']),
    /** Address of the published page in the requested language; null while it has none. */
    published_path: z.string().nullable(),
  }),
});
