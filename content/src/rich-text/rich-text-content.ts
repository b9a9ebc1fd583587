import { asList, asObject, asText } from '../values/untyped-values.ts';

/** True for a text, or a state of the rich text editor, that shows something. */
export function hasText(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  const { root, text, children, type } = asObject(value);
  if (typeof text === 'string') return text.trim() !== '';
  return type === 'horizontalrule' || (root !== undefined && hasText(root)) || asList(children).some(hasText);
}

/** Returns the levels of the headings of a rich text in their order, such as 2 for `h2`. */
function headingLevels(value: unknown): number[] {
  const { root, type, tag, children } = asObject(value);
  if (root !== undefined) return headingLevels(root);
  if (type === 'heading') return [Number(String(tag).slice(1))];
  return asList(children).flatMap(headingLevels);
}

/** True when no heading of a rich text skips a level. The block itself has a title, so the first heading is at most of level 3. */
export const headingsAreOrdered = (value: unknown): boolean =>
  headingLevels(value).every((level, index, levels) => level <= (levels[index - 1] ?? 2) + 1);

/** Returns the addresses of the links in a rich text. */
export function linkAddresses(value: unknown): string[] {
  const { root, type, fields, children } = asObject(value);
  if (root !== undefined) return linkAddresses(root);
  const own = type === 'link' ? asText(asObject(fields).url) : undefined;
  return [...(own ? [own] : []), ...asList(children).flatMap(linkAddresses)];
}
