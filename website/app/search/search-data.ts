/** One choice of a filter. */
export interface FilterChoice {
  code: string;
  label: string;
  /** How many listings it has, for a core that says so. */
  count?: number | undefined;
}

/** What the filters offer on this site, in the language of the page. */
export interface FilterChoices {
  municipalities: FilterChoice[];
  types: FilterChoice[];
}

/** The name of a code; a code that the site does not offer any more shows as it is. */
export const labelOf = (choices: readonly FilterChoice[], code: string): string =>
  choices.find((choice) => choice.code === code)?.label ?? code;
