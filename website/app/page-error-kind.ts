/**
 * Messages of the page errors as they are logged (errors.18). Visitors read `locale/error-texts.ts` in their
 * own language.
 */
export const pageErrorMessages = {
  'unexpected-redirection': 'Unexpected redirection response.',
  'unexpected-status': 'Unexpected status code.',
  'unexpected-string': 'Unexpected string output.',
  exception: 'Une grosse erreur est survenue',
  'page-not-found': 'This page could not be found.',
  'unknown-middleware': 'Unknown middleware',
  unreachable: 'The content service did not answer',
  'unknown-site': 'No site answers to this name',
} as const;

export type PageErrorKind = keyof typeof pageErrorMessages;

/** An error with a named kind and its own HTTP status, thrown while a page is loaded (errors.6). */
export class RouteError extends Error {
  readonly errorKind: PageErrorKind;
  readonly status: number;

  constructor(errorKind: PageErrorKind, status = 500) {
    super(pageErrorMessages[errorKind]);
    this.errorKind = errorKind;
    this.status = status;
  }
}
