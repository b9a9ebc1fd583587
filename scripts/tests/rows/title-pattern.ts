/** A value that vitest (`%s`, `$name.part`) or a template (`${name}`) writes into a title. */
const placeholder = /%[sdifjoOc#$]|\$\{[^}]*\}|\$\w[\w.]*/;

/** Returns the source of a regular expression that fits a text itself. */
export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Returns a pattern for the full names of tests whose title, as the source writes it, contains `part`. */
export function titlePattern(part: string): RegExp {
  const texts = part.split(placeholder).map((text) => text.replaceAll('%%', '%').replaceAll(/\\(['"`])/g, '$1'));
  return new RegExp(texts.map(escapePattern).join('.*'));
}
