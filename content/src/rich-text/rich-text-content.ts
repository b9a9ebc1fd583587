import { asList, asObject, asText } from '../values/untyped-values.ts';

/** True for a text, or the editor's tree of a rich text, that shows something. */
export function hasText(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  const { root, text, children, type } = asObject(value);
  if (typeof text === 'string') return text.trim() !== '';
  return type === 'horizontalrule' || (root !== undefined && hasText(root)) || asList(children).some(hasText);
}

/** Returns the levels of the headings of a rich text, such as 2 for `h2`, in their order. */
function headingLevels(value: unknown): number[] {
  const { root, type, tag, children } = asObject(value);
  if (root !== undefined) return headingLevels(root);
  if (type === 'heading') return [Number(String(tag).slice(1))];
  return asList(children).flatMap(headingLevels);
}

/** True when no heading of a rich text skips a level: a block has its own title above, so the first is at most of level 3. */
export const headingsAreOrdered = (value: unknown): boolean =>
  headingLevels(value).every((level, index, levels) => level <= (levels[index - 1] ?? 2) + 1);

/** Returns the addresses of the links in a rich text. */
export function linkAddresses(value: unknown): string[] {
  const { root, type, fields, children } = asObject(value);
  if (root !== undefined) return linkAddresses(root);
  const own = type === 'link' ? asText(asObject(fields).url) : undefined;
  return [...(own ? [own] : []), ...asList(children).flatMap(linkAddresses)];
}
