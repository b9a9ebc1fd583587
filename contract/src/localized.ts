import { z } from 'zod';

/** Returns the schema of a `Localized` value. Separate from `locale.ts`, which browsers load without zod. */
export const localized = <T extends z.ZodType>(value: T) => z.object({ fr: value.nullish(), en: value.nullish() });
