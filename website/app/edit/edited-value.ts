/** A wire value in the editor. Its shape is unknown, and no shape may break the form. */
export type Json = Record<string, unknown>;

export const asRecord = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {};

export const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
