/** The parts of a JSON schema that the reference prints. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: readonly unknown[];
  format?: string;
  description?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  required?: string[];
}

/**
 * Returns a table of the fields of an object in Markdown. Fields of an object within it follow it, under their path. `texts` has the meaning of
 * fields that do not say it themselves.
 */
export function fieldTable(
  heading: string,
  schema: JsonSchema,
  texts: Readonly<Record<string, string>> = {},
): string[] {
  const rows = fieldRows(schema, '', texts);
  return rows.length > 0 ? ['', `| ${heading} | Type | Meaning |`, '|---|---|---|', ...rows] : [];
}

const fieldRows = (
  { properties = {}, required = [] }: JsonSchema,
  above: string,
  texts: Readonly<Record<string, string>>,
): string[] =>
  Object.entries(properties).flatMap(([name, field]) => {
    const path = above + name;
    const isRequired = required.includes(name) && !isNullable(field) && field.default === undefined;
    const text = [typeText(field), ...limits(field), ...(isRequired ? ['required'] : [])].join(', ');
    const { inner, isList } = innerObject(field);
    const row = `| \`${path}\` | ${text} | ${field.description ?? texts[name] ?? ''} |`;
    return [row, ...(inner ? fieldRows(inner, `${path}${isList ? '[]' : ''}.`, {}) : [])];
  });

/** Returns the type in words, with links to named types. */
export function typeText(schema: JsonSchema): string {
  const { $ref, enum: values, items, prefixItems, properties, additionalProperties, allOf, format } = schema;
  if ($ref) return linkTo($ref.replace('#/$defs/', ''));
  if (schema.const !== undefined) return `\`${schema.const}\``;
  if (values) return values.map((value) => `\`${value}\``).join(', ');
  const choices = choicesOf(schema);
  if (choices) return [...new Set(choices.map(typeText))].join(' or ');
  if (allOf) return allOf.map(typeText).join(' and ');
  if (prefixItems) return `[${prefixItems.map(typeText).join(', ')}]`;
  if (items) return `list of ${typeText(items)}`;
  const language = languageSchema(properties);
  if (language) return `${typeText(language)} in each language`;
  if (properties) return 'object';
  if (typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0)
    return `object of ${typeText(additionalProperties)} by name`;
  if (format === 'date-time') return 'date and time';
  return [schema.type ?? 'anything']
    .flat()
    .filter((type) => type !== 'null')
    .join(' or ');
}

const linkTo = (name: string): string => `[${name}](#${name.toLowerCase()})`;

/** Returns the schema of both languages of a field that has one for each; null for any other field. */
const languageSchema = (properties: JsonSchema['properties']): JsonSchema | null =>
  properties && Object.keys(properties).join() === 'fr,en' && properties.fr ? properties.fr : null;

/** Returns the alternatives of a schema without null. */
function choicesOf({ anyOf, oneOf }: JsonSchema): JsonSchema[] | null {
  return (anyOf ?? oneOf)?.filter(({ type }) => type !== 'null') ?? null;
}

const isNullable = ({ anyOf, oneOf, type }: JsonSchema): boolean =>
  [type].flat().includes('null') || [...(anyOf ?? []), ...(oneOf ?? [])].some((each) => each.type === 'null');

/** Returns the unnamed object of a field whose fields are printed too, and whether the field is a list of it. */
function innerObject(field: JsonSchema): { inner: JsonSchema | null; isList: boolean } {
  const choices = choicesOf(field);
  if (choices) {
    const found = choices.map(innerObject).filter(({ inner }) => inner);
    return found[0] ?? { inner: null, isList: false };
  }
  if (field.items) return { ...innerObject(field.items), isList: true };
  const language = languageSchema(field.properties);
  if (language) return innerObject(language);
  return { inner: field.properties ? field : null, isList: false };
}

function limits(field: JsonSchema): string[] {
  const inner = choicesOf(field)?.[0] ?? field;
  const { maxLength, default: value } = { ...inner, ...field };
  return [
    ...(maxLength === undefined ? [] : [`at most ${maxLength.toLocaleString('en')} characters`]),
    ...(value === undefined || value === null || typeof value === 'object' ? [] : [`by default \`${value}\``]),
  ];
}
