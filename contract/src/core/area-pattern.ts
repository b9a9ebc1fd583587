/**
 * What a drawn area is in an address; `search-area.ts` says how it is read. Apart from it, because every page with a search loads this.
 */
export const areaPattern =
  /^(?:(?:(?:[a-z6-9.-]{0,5}[A-Z0-5]){2}){3,100}|-?\d{1,2}(?:\.\d{1,5})?_-?\d{1,3}(?:\.\d{1,5})?_\d{1,2}(?:\.\d{1,2})?)$/;
