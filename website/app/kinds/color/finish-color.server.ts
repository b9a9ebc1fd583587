import type { FieldContext } from '../finish-field.ts';

/** Returns a colour of the theme by name, or the given colour; null for anything else. */
export const finishColor = (value: string | null | undefined, { color }: FieldContext): string | null => color(value);
