import type { FormState } from 'payload';

/**
 * Returns the server's answer to a changed form without the `collapsed` values of rows that the form itself sent. Payload sends them back,
 * and would collapse a row that was expanded while the answer was under way.
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
