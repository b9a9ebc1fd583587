import { z } from 'zod';

/** True for the error that a schema throws for a value of which zod cannot compare the length. */
export const isUncomparable = (error: unknown): boolean =>
  error instanceof TypeError && error.message.includes('to primitive value');

/**
 * Returns the result of parsing a value of somebody else's JSON; unlike zod's own method it never throws. zod compares the `length` of a value
 * before it knows that the value is a text or a list, and `{"length": {"toString": 0}}` cannot be compared.
 */
export function safeParse<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  try {
    return schema.safeParse(value);
  } catch (error) {
    // A mistake in a transformation of our own must not look like wrong input.
    if (!isUncomparable(error)) throw error;
    return z.custom<never>(() => false, 'The value cannot be read').safeParse(null);
  }
}
