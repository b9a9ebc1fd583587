import { z } from 'zod';
import { isDomain } from '../paths/domains.ts';

const line = z
  .string()
  .transform((text) => text.replace(/\s+/g, ' ').trim())
  .pipe(z.string().min(1).max(80));

/** Answers that an administrator gives about a new site. */
export const templateAnswers = z.object({
  name: z.object({ fr: line, en: line }),
  type: z.enum(['broker', 'agency']),
  domain: z
    .string()
    .refine((domain) => isDomain(domain))
    .transform((domain) => domain.trim().toLowerCase()),
  /** Address that receives the leads that name no person. */
  email: z.email().max(254),
  preset: z.enum(['blue', 'red']),
});
export type TemplateAnswers = z.infer<typeof templateAnswers>;
