import type { FormState } from 'payload';
import { changedPaths } from './form-history.ts';

/** Settings of a block that are not its content. */
const settings = /^params\.(color_scheme|is_hidden|is_sample)$/;

/**
 * Returns the paths of the sample marks of the rows of `field` whose content an editor changed between two states. A row that moved or
 * got its fields from the server is not changed.
 */
export function changedSamples(field: string, before: FormState, after: FormState): string[] {
  const marks = changedPaths(before, after).flatMap((path) => {
    const [, index, inner = ''] = new RegExp(`^${field}\\.(\\d+)\\.(.+)$`).exec(path) ?? [];
    if (index === undefined || settings.test(inner) || !(path in before)) return [];
    const row = `${field}.${index}`;
    const isSameRow = before[`${row}.id`]?.value === after[`${row}.id`]?.value;
    const mark = `${row}.params.is_sample`;
    return isSameRow && after[mark]?.value === true && !isSameText(before[path]?.value, after[path]?.value)
      ? [mark]
      : [];
  });
  return [...new Set(marks)];
}

/** True for rich texts with the same texts and addresses: the editor may add properties to a text when it opens. */
function isSameText(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  return textsOf(one) === textsOf(other);
}

/** Returns the texts and addresses of a rich text. */
const textsOf = (value: unknown): string =>
  JSON.stringify(value, (key, inner) =>
    typeof inner === 'object' || key === 'text' || key === 'url' || key === 'tag' || key === 'format'
      ? inner
      : undefined,
  );
