import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The vocabulary of schema.org as `schema-dts` publishes it: a declaration of each type with its properties and their ranges. */
const declarations = readFileSync(createRequire(import.meta.url).resolve('schema-dts/dist/schema.d.ts'), 'utf8');

interface Declared {
  parents: string[];
  /** Names of the types that a value may have, by property. */
  ranges: Map<string, string[]>;
}

const unionOf = (text: string): string[] => text.split('|').map((each) => each.trim());

/** Declarations of properties, by the name of the interface (`ThingBase`, `RealEstateAgentLeaf`). */
const interfaces = new Map<string, Declared>(
  [...declarations.matchAll(/^(?:export )?interface (\w+) extends ([\w, <>]+) \{\n([\s\S]*?)^\}/gm)].map(
    ([, name = '', parents = '', body = '']) => [
      name,
      {
        parents: parents.split(',').map((each) => each.trim()),
        ranges: new Map(
          [...body.matchAll(/^ {4}"([\w-]+)"\?: SchemaValue<(.*), "[\w-]+">;$/gm)].map(
            ([, property = '', range = '']) => [property, unionOf(range)] as const,
          ),
        ),
      },
    ],
  ),
);

/** Alternatives of each type: its subtypes, and the values of an enumeration. */
const alternatives = new Map<string, string[]>(
  [...declarations.matchAll(/^export type (\w+) = (.*);$/gm)].map(([, name = '', union = '']) => [
    name,
    unionOf(union),
  ]),
);

const texts = ['Text', 'URL', 'PronounceableText', 'CssSelectorType', 'XPathType'];
const numbers = ['Number', 'Integer', 'Float'];
const isoDate = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/;
const address = /^https?:\/\//;

const rangeOf = (name: string, property: string): string[] | undefined => {
  const declared = interfaces.get(name);
  return (
    declared?.ranges.get(property) ??
    declared?.parents.map((parent) => rangeOf(parent, property)).find((range) => range !== undefined)
  );
};

const isA = (type: string, range: string): boolean =>
  type === range ||
  (alternatives.get(range) ?? []).some((each) => each !== range && interfaces.has(`${each}Leaf`) && isA(type, each));

const isClass = (range: string): boolean => interfaces.has(`${range}Leaf`);

/**
 * Returns what is wrong with a JSON-LD value by schema.org's vocabulary: unknown types and properties, and values outside of the range
 * of their property. The address of a thing may stand for the thing.
 */
export function schemaOrgProblems(value: unknown, path = '$'): string[] {
  if (typeof value !== 'object' || value === null) return [`${path} is no object`];
  if (Array.isArray(value)) return value.flatMap((each, index) => schemaOrgProblems(each, `${path}[${index}]`));
  const node = value as Record<string, unknown>; // it is neither null nor an array
  const type = node['@type'];
  if (type === undefined && Object.keys(node).join() === '@id') return [];
  if (typeof type !== 'string' || !isClass(type)) return [`${path} has the unknown type ${type}`];
  return Object.entries(node).flatMap(([property, given]) => {
    if (property.startsWith('@')) return [];
    const place = `${path}.${property}`;
    // The inputs of an action are described by the property's name with `-input`.
    const isInput = property.endsWith('-input') && isA(type, 'Action');
    const range =
      isInput && rangeOf(`${type}Leaf`, property.slice(0, -6)) ? ['Text'] : rangeOf(`${type}Leaf`, property);
    if (!range) return [`${place} is no property of ${type}`];
    const values = Array.isArray(given) ? given : [given];
    return values.flatMap((each, index) =>
      valueProblems(each, range, values.length > 1 ? `${place}[${index}]` : place),
    );
  });
}

function valueProblems(value: unknown, range: readonly string[], path: string): string[] {
  const wrong = [
    `${path} is ${JSON.stringify(value)}, not ${range.filter((each) => each !== 'IdReference').join(' or ')}`,
  ];
  if (typeof value === 'number') {
    const allowed = Number.isInteger(value) ? numbers : ['Number', 'Float'];
    return range.some((each) => allowed.includes(each)) ? [] : wrong;
  }
  if (typeof value === 'boolean') return range.includes('Boolean') ? [] : wrong;
  if (typeof value === 'string') return range.some((each) => isText(value, each)) ? [] : wrong;
  const type = typeof value === 'object' && value !== null && '@type' in value ? String(value['@type']) : null;
  if (type !== null && isClass(type) && !range.some((each) => isA(type, each))) return wrong;
  return schemaOrgProblems(value, path);
}

function isText(value: string, range: string): boolean {
  if (value === '') return false;
  if (range === 'URL') return address.test(value);
  if (texts.includes(range)) return true;
  if (range === 'Date' || range === 'DateTime') return isoDate.test(value) && !Number.isNaN(Date.parse(value));
  const members = alternatives.get(range)?.filter((each) => each.startsWith('"')) ?? [];
  return members.length > 0 ? members.includes(`"${value}"`) : isClass(range) && address.test(value);
}
