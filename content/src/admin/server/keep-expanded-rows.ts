import type { FormState } from 'payload';

/**
 * Returns the answer to a change of a form without the rows' `collapsed` that the form sent itself. Payload sends it back, which would
 * collapse a row that was expanded while the answer was on its way.
 */
export function keepExpandedRows(sent: FormState | undefined, answered: FormState): FormState {
  if (!sent) return answered;
  return Object.fromEntries(
    Object.entries(answered).map(([path, field]) => {
      if (!field.rows) return [path, field];
      const known = new Set(sent[path]?.rows?.filter((row) => 'collapsed' in row).map(({ id }) => id));
      const rows = field.rows.map(({ collapsed, ...row }) =>
        known.has(row.id) || collapsed === undefined ? row : { ...row, collapsed },
      );
      return [path, { ...field, rows }];
    }),
  );
}
