import { contactFieldTexts } from '@vitrine/contract/reference/contact-field-texts.ts';
import { contentCalls, type WireCall } from '@vitrine/contract/reference/content-calls.ts';
import { addressExamples, bodyExamples, typeExamples } from '@vitrine/contract/reference/wire-examples.ts';
import { wireTypes } from '@vitrine/contract/reference/wire-types.ts';
import { z } from 'zod';
import { submissions } from '../../core/test/submission-fixture.ts';
import { type CoreCall, coreCalls } from './core-calls.ts';
import { fieldTable, type JsonSchema, typeText } from './schema-text.ts';

export const wireReferencePath = 'docs/reference/wire.md';

/** A call of either service, as the reference prints it. */
interface Call {
  method: string;
  path: string;
  pathByDomain?: string;
  summary: string;
  description?: string;
  headers: string[];
  query?: JsonSchema;
  body?: { mediaType: string; schema: JsonSchema };
  answers: [status: string, description: string, schema: JsonSchema | null][];
}

/** Schemas with a name in the reference; wherever else one of them stands, the page has a link to it. */
const registry = z.registry<{ id: string }>();
const types = Object.values(wireTypes).flatMap((group) => Object.entries(group));
for (const [name, { schema }] of types) registry.add(schema, { id: name });

/** Returns the JSON schema of a schema, in which named ones are references. */
const jsonSchema = (schema: z.ZodType): JsonSchema => {
  const known = registry.get(schema);
  return known ? { $ref: known.id } : wholeSchema(schema);
};

/** Returns the JSON schema of a schema itself, named or not. */
function wholeSchema(schema: z.ZodType): JsonSchema {
  const { $defs = {}, ...found } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    metadata: registry,
    // The registry of the names replaces that of the descriptions.
    override: ({ zodSchema, jsonSchema }) => void Object.assign(jsonSchema, z.globalRegistry.get(zodSchema)),
  });
  const named = registry.get(schema);
  return ((named && $defs[named.id]) || found) as JsonSchema;
}

/** Returns the reference of all calls between the services and of their types in Markdown, made from the schemas of the contract. */
export function wireReference(): string {
  return [
    '# The wire',
    '',
    'Made from the schemas of `contract/src/` by `npm run reference`; change a schema there, not this page. The website, or any other client,',
    'asks two services: the content service for pages and articles, core for listings and messages. What is common to all calls is',
    'said by the [rules of the wire](../rules/wire.md).',
    '',
    'A field without “required” may be absent or null, which is the same. Readers ignore fields that they do not know. “In each language” is an',
    'object with `fr` and `en`.',
    '',
    '## Calls of the content service',
    '',
    'Every call sends `X-Header-Api`, the secret of the installation, and may send `Content-Language`.',
    '',
    ...contentCalls.map(contentCall).flatMap(callSection),
    '## Calls of core',
    '',
    'Core describes the same calls, and those of staff, at `/docs` and `/openapi.json`.',
    '',
    ...coreCalls().map(coreCall).flatMap(callSection),
    ...Object.entries(wireTypes).flatMap(([group, named]) => [
      `## Types: ${group}`,
      '',
      ...Object.entries(named).flatMap(([name, { schema, doc }]) => typeSection(name, doc, wholeSchema(schema))),
    ]),
  ]
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n');
}

function contentCall({ query, body, needsSiteKey, answers, ...call }: WireCall): Call {
  return {
    ...call,
    headers: needsSiteKey ? ['`X-Site-Api`: the key of the site.'] : [],
    ...(query ? { query: jsonSchema(query) } : {}),
    ...(body ? { body: { mediaType: 'application/json', schema: jsonSchema(body) } } : {}),
    answers: Object.entries(answers).map(([status, { description, schema }]) => [
      status,
      description,
      schema ? jsonSchema(schema) : null,
    ]),
  };
}

function coreCall({ security, request, parameters = [], responses, ...call }: CoreCall): Call {
  const headers = parameters.filter((each) => each.in === 'header');
  const inQuery = parameters
    .filter((each) => each.in === 'query')
    .map(({ name, description, schema }): [string, JsonSchema] => [
      name,
      { ...schema, ...(description ? { description } : {}) },
    ]);
  const query = request?.query ? jsonSchema(request.query) : { properties: Object.fromEntries(inQuery) };
  const [body] = Object.entries(request?.body?.content ?? {});
  return {
    ...call,
    headers: [
      ...(security ? ['`X-Site-Key`: the key of the site.'] : []),
      ...headers.map(({ name, description }) => `\`${name}\`${description ? `: ${description}` : ''}`),
    ],
    ...(Object.keys(query.properties ?? {}).length > 0 ? { query } : {}),
    ...(body ? { body: { mediaType: body[0], schema: ownSchema(body[1].schema) } } : {}),
    answers: Object.entries(responses).map(([status, { description, content = {} }]) => {
      const [schema] = Object.values(content).map((each) => each.schema);
      return [status, description, schema ? ownSchema(schema) : null];
    }),
  };
}

/** A schema of a route is one of zod, or already a JSON schema. */
const ownSchema = (schema: unknown): JsonSchema =>
  schema instanceof z.ZodType ? jsonSchema(schema) : (schema as JsonSchema);

function callSection({
  method,
  path,
  pathByDomain,
  summary,
  description,
  headers,
  query,
  body,
  answers,
}: Call): string[] {
  const key = `${method} ${path}`;
  const address = addressExamples[key];
  const bodyExample = bodyExamples[key];
  return [
    `### ${method.toUpperCase()} ${path}`,
    '',
    `${summary}.${description ? ` ${description}` : ''}`,
    '',
    ...(pathByDomain
      ? [`\`${method.toUpperCase()} ${pathByDomain}\` is the same for the site whose \`domain_name\` the body has.`, '']
      : []),
    ...(headers.length > 0 ? ['Headers:', '', ...headers.map((header) => `- ${header}`), ''] : []),
    ...(query ? [...fieldTable('Parameter', query), ''] : []),
    ...(body ? bodySection(body) : []),
    ...(address ? ['```http', `${method.toUpperCase()} ${address}`, '```', ''] : []),
    ...(bodyExample ? code(bodyExample) : []),
    ...(path.endsWith('/contact') ? Object.values(submissions).flatMap(code) : []),
    '| Status | Answer | Body |',
    '|---|---|---|',
    ...answers.map(([status, text, schema]) => `| ${status} | ${text} | ${schema ? typeText(schema) : ''} |`),
    '',
    ...answers.flatMap(([status, , schema]) =>
      schema?.properties ? [`Body of ${status}:`, ...fieldTable('Field', schema), ''] : [],
    ),
  ];
}

/** Returns the fields of a body; of a choice of bodies those of each, under the constant that marks it. */
function bodySection({ mediaType, schema }: { mediaType: string; schema: JsonSchema }): string[] {
  const forms = schema.oneOf ?? schema.anyOf ?? [schema];
  const marks = forms.map(({ properties = {} }) =>
    Object.entries(properties).find(([, { const: value }]) => value !== undefined),
  );
  return [
    `Body, \`${mediaType}\`:${schema.$ref ? ` ${typeText(schema)}` : ''}`,
    ...forms.flatMap((form, index) => {
      const mark = marks[index];
      return [
        ...(mark ? ['', `With \`${mark[0]}\` ${JSON.stringify(mark[1].const)}:`] : []),
        ...fieldTable('Field', form, contactFieldTexts),
      ];
    }),
    '',
  ];
}

function typeSection(name: string, doc: string, schema: JsonSchema): string[] {
  const example = typeExamples[name];
  const whole = schema.properties ? fieldTable('Field', schema) : ['', `${typeText(schema)}.`];
  return [`### ${name}`, '', doc, ...whole, '', ...(example ? code(example) : [])];
}

const code = (value: unknown): string[] => ['```json', JSON.stringify(value, null, 2), '```', ''];
