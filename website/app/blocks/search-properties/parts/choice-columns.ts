import type { FilterChoice } from '../../../search/search-data.ts';

/** Choices of a filter in columns: the page of a site with hundreds of municipalities names their properties once. */
export interface ChoiceColumns {
  code: string[];
  label: string[];
  /** Null where core reports no number of listings. */
  count: (number | null)[];
}

export const toColumns = (choices: readonly FilterChoice[]): ChoiceColumns => ({
  code: choices.map(({ code }) => code),
  label: choices.map(({ label }) => label),
  count: choices.map(({ count }) => count ?? null),
});

export const fromColumns = ({ code, label, count }: ChoiceColumns): FilterChoice[] =>
  code.map((each, index) => ({ code: each, label: label[index] ?? '', count: count[index] ?? undefined }));
