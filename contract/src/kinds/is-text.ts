import { locales } from '../locale.ts';

/** Tests by which kinds of fields tell whether a value has content. */

export const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;

/** True for a text that has more than spaces. */
export const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** True when the value of at least one language passes the test. */
export const inOneLocale = (values: unknown, test: (value: unknown) => boolean): boolean =>
  locales.some((locale) => test(property(values, locale)));
