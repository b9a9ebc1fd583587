import { z } from 'zod';

/**
 * Response of `POST contact` once the message is stored (wire.11). A separate file, because the browser loads the form's
 * schema but not this one.
 */
export const contactAnswer = z.object({ status: z.literal('success'), id: z.string() });
export type ContactAnswer = z.infer<typeof contactAnswer>;
