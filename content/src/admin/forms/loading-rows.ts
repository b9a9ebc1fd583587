import type { FormState } from 'payload';

/** Returns the paths of the ids of the rows whose fields the form has not received yet. */
export const loadingRows = (state: FormState): string[] =>
  Object.entries(state).flatMap(([path, { rows }]) =>
    (rows ?? []).flatMap(({ isLoading }, index) => (isLoading ? [`${path}.${index}.id`] : [])),
  );
