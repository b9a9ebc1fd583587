import type { NameList } from '@vitrine/contract/query-criteria.ts';

/** A name that a criterion offers. */
export interface NamedValue {
  value: string;
  label: string;
  /** Number of listings, where it is known. */
  count?: number;
}

/** The names that the criteria of a site offer; those of core are null when it does not answer. */
export type Names = Readonly<Record<NameList, readonly NamedValue[] | null>>;
