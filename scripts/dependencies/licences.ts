/** Licences under which the program may be given to others and run for them without a duty that it does not meet. */
const allowed = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0'],
  // The grammar of YAML and the lists of browsers: notices alone.
  ...['CC-BY-4.0', 'Python-2.0', 'Unlicense', 'WTFPL'],
]);

/** Packages with a licence of their own that is allowed for what they are: libvips is a library of the system to sharp, which links to it. */
const exceptions: Readonly<Record<string, RegExp>> = { 'LGPL-3.0-or-later': /^@img\/sharp-/ };

/** True when the terms of an SPDX expression are allowed: one of those that `OR` joins, and all that `AND` joins. */
export function isAllowedLicence(expression: string, name: string): boolean {
  const terms = (text: string, joiner: string) => text.replace(/^\((.*)\)$/, '$1').split(` ${joiner} `);
  return terms(expression, 'OR').some((choice) =>
    terms(choice, 'AND').every((term) => allowed.has(term.trim()) || exceptions[term.trim()]?.test(name) === true),
  );
}
