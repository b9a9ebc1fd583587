/** What `GET /api/search-suggestions` answers to what is typed in the field of the search. */
export interface Suggestions {
  /** Names of the filters that the phrase means, as their tags show them. */
  names: string[];
  unknown: string[];
  /** Number of listings that the phrase finds; null while it is not known. */
  total: number | null;
  /** Places that the phrase names, also by their nicknames and with typing errors. */
  places: { label: string; codes: readonly string[] }[];
  listings: { uls: string; address: string; type: string; href: string }[];
}
