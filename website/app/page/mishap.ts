/**
 * What goes wrong in ways that have a name in `1-shell §4` and `§8`, with the wording of the texts. It stands in the log; visitors
 * read `locale/error-texts.ts` in their own language.
 */
export const mishapWordings = {
  'unexpected-redirection': 'Unexpected redirection response.',
  'unexpected-status': 'Unexpected status code.',
  'unexpected-string': 'Unexpected string output.',
  exception: 'Une grosse erreur est survenue',
  'page-not-found': 'This page could not be found.',
  'unknown-middleware': 'Unknown middleware',
  unreachable: 'The content service did not answer',
  'unknown-site': 'No site answers to this name',
} as const;

export type Mishap = keyof typeof mishapWordings;

/** A failure on the way to a page that has a name and a status of its own, by default 500 (`1-shell §4`). */
export class RouteError extends Error {
  readonly mishap: Mishap;
  readonly status: number;

  constructor(mishap: Mishap, status = 500) {
    super(mishapWordings[mishap]);
    this.mishap = mishap;
    this.status = status;
  }
}
