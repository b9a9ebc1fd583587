import type { FormState } from 'payload';

/**
 * Returns an answer of the server to `sent` without the fields that it adds to rows that are elsewhere by now. Payload finds rows by their
 * index, and would give the fields of a new block to the one that has taken its place.
 */
export function withoutMovedRows(answer: FormState, sent: FormState, now: FormState): FormState {
  const isInPlace = ([path, { addedByServer }]: [string, FormState[string]]): boolean => {
    const [, list = '', index] = /^(.+)\.(\d+)\./.exec(path) ?? [];
    const idIn = (state: FormState) => state[list]?.rows?.[Number(index)]?.id;
    return !addedByServer || index === undefined || idIn(sent) === idIn(now);
  };
  return Object.fromEntries(Object.entries(answer).filter(isInPlace));
}
