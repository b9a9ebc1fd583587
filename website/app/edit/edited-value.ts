/** Values of the wire as an editor meets them: anything may stand there, and nothing of it may break the form. */
export type Json = Record<string, unknown>;

export const asRecord = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {};

export const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
