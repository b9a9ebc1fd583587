/** One option of a filter. */
export interface FilterChoice {
  code: string;
  label: string;
  /** Number of listings, when core reports it. */
  count?: number | undefined;
  /** Number of these that are for rent. */
  rentals?: number | undefined;
}

/** Returns how many listings of a choice are for sale or for rent; all of them without a transaction, undefined when core reports none. */
export function countFor({ count, rentals }: FilterChoice, transaction: 'buy' | 'rent' | null): number | undefined {
  if (transaction === null || count === undefined || rentals === undefined) return count;
  return transaction === 'rent' ? rentals : count - rentals;
}

/** The options that the filters of this site offer, in the language of the page. */
export interface FilterChoices {
  municipalities: FilterChoice[];
  types: FilterChoice[];
}

/** The filter choices, and the names of the brokers and offices by which the search is filtered. */
export interface SearchChoices extends FilterChoices {
  brokers: FilterChoice[];
  offices: FilterChoice[];
}

/** Returns the name of a code; the code itself when the site no longer offers it. */
export const labelOf = (choices: readonly FilterChoice[], code: string): string =>
  choices.find((choice) => choice.code === code)?.label ?? code;
