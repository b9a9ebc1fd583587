import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldTable, type JsonSchema, typeText } from './schema-text.ts';

const jsonOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

test.each([
  [z.string().nullish(), 'string'],
  [z.union([z.string(), z.number()]), 'string or number'],
  [z.enum(['fr', 'en']), '`fr`, `en`'],
  [z.array(z.object({ fr: z.string(), en: z.string() })), 'list of string in each language'],
  [z.record(z.string(), z.number()), 'object of number by name'],
  [z.tuple([z.number(), z.number()]), '[number, number]'],
  [z.iso.datetime(), 'date and time'],
  [z.unknown(), 'anything'],
] as const)('a type is said in words: %#', (schema, text) => {
  expect(typeText(jsonOf(schema))).toBe(text);
});

test('a named type is a link', () => {
  expect(typeText({ anyOf: [{ $ref: 'Listing' }, { type: 'null' }] })).toBe('[Listing](#listing)');
});

test('a table has the fields, what they mean, and the fields within them', () => {
  const schema = z.object({
    name: z.string().max(2000),
    rows: z.array(z.object({ id: z.string().describe('Number.') })).nullish(),
  });
  expect(fieldTable('Field', jsonOf(schema), { name: 'The name.' })).toEqual([
    '',
    '| Field | Type | Meaning |',
    '|---|---|---|',
    '| `name` | string, at most 2,000 characters, required | The name. |',
    '| `rows` | list of object |  |',
    '| `rows[].id` | string, required | Number. |',
  ]);
});
