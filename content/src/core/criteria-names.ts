import type { NameList } from '@vitrine/contract/query-criteria.ts';

/** A name that editors can choose in a criterion. */
export interface NamedValue {
  value: string;
  label: string;
  /** Number of listings with this name, where it is known. */
  count?: number;
}

/** The names that editors can choose in the criteria of a site; null for the lists of core when it does not answer. */
export type Names = Readonly<Record<NameList, readonly NamedValue[] | null>>;
