import type { Locale } from '@vitrine/contract/locale.ts';

/** Parameters that every link of the QA area keeps. */
const kept = ['lang', 'scheme', 'preset', 'width'] as const;

/** Returns the parameters of a query that every link of the QA area keeps. */
export const keptParameters = (query: string): [name: string, value: string][] => {
  const search = new URLSearchParams(query);
  return kept.flatMap((name) => {
    const value = search.get(name);
    return value === null ? [] : [[name, value]];
  });
};

/** Returns the address of a page of examples with these parameters and the kept ones of the current query. */
export const sectionsAddress = (query: string, parameters: Readonly<Record<string, string>> = {}): string => {
  const search = new URLSearchParams({ ...Object.fromEntries(keptParameters(query)), ...parameters });
  return search.size > 0 ? `/qa/sections?${search}` : '/qa/sections';
};

/** Address of the settings in each language (editing.1). */
export const settingsPaths: Readonly<Record<Locale, string>> = {
  fr: '/qa/parametres-generaux',
  en: '/qa/general-settings',
};
