/** A segment that names a kind of thing or an action; all others may be what somebody typed. */
const word = /^[a-z_][a-z_-]{0,39}$/;
const id = /^(\d{1,12}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/;
/** After these words come names of files and the tokens of mailed links. */
const secrets = new Set(['file', 'reset', 'verify']);

const ofSegment = (segment: string, before: string | undefined): string =>
  segment === '' || (!secrets.has(before ?? '') && (word.test(segment) || id.test(segment))) ? segment : '…';

/** Returns a path of the admin for the log: without its query, and without segments that may be a token, a file's name or something typed. */
export function loggedPath(path: string): string {
  const segments = path.split('?', 1)[0]?.split('/') ?? [];
  return segments.map((segment, index) => ofSegment(segment, segments[index - 1])).join('/');
}

/** Returns the path with a placeholder for each id, so that there are few. */
export const routeOf = (path: string): string =>
  loggedPath(path)
    .split('/')
    .map((segment) => (id.test(segment) ? ':id' : segment))
    .join('/');
