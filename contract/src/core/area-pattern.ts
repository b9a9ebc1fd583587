/**
 * Pattern of a drawn area in a URL; `search-area.ts` decodes it. This module is separate from the decoder, because every page with a search loads it.
 */
export const areaPattern =
  /^(?:(?:(?:[a-z6-9.-]{0,5}[A-Z0-5]){2}){3,100}|-?\d{1,2}(?:\.\d{1,5})?_-?\d{1,3}(?:\.\d{1,5})?_\d{1,2}(?:\.\d{1,2})?)$/;
