import { z } from 'zod';

/** What `POST contact` answers once the message is stored (`3-wire §3`). Apart from the form, which the browser reads. */
export const contactAnswer = z.object({ status: z.literal('success'), id: z.string() });
export type ContactAnswer = z.infer<typeof contactAnswer>;
