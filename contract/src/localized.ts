import { z } from 'zod';

/** The schema of a `Localized` value. It stands apart from `locale.ts`, which browsers load without zod. */
export const localized = <T extends z.ZodType>(value: T) => z.object({ fr: value.nullish(), en: value.nullish() });
