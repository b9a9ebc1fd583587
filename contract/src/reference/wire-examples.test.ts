import { expect, test } from 'vitest';
import { blockDescriptions } from '../blocks/index-of-blocks.ts';
import { propertiesQuery, readParameters } from '../core/properties-query.ts';
import { parseBlocks } from '../parse-block.ts';
import { addressExamples, bodyExamples, exampleBodies, typeExamples } from './wire-examples.ts';
import { wireTypes } from './wire-types.ts';

const types = Object.assign({}, ...Object.values(wireTypes)) as (typeof wireTypes)[string];

test.each(Object.entries(typeExamples))('the example of %s is one', (name, example) => {
  expect(types[name]?.schema.safeParse(example).error).toBeUndefined();
  expect(types[name]).toBeDefined();
});

test('the blocks of the examples are drawn whole', () => {
  const problems: unknown[] = [];
  const page = typeExamples.Page as { content: { fields: unknown[] } };
  const lookup = (type: string) => blockDescriptions.find((description) => description.type === type);
  parseBlocks([...page.content.fields, typeExamples.Block], lookup, (problem) => problems.push(problem));
  expect(problems).toEqual([]);
});

test('every body of an example is one', () => {
  expect(exampleBodies()).toHaveLength(Object.keys(bodyExamples).length);
  for (const { schema, example } of exampleBodies()) expect(schema.safeParse(example).error).toBeUndefined();
});

test('the address of the search says what it means to say', () => {
  const address = addressExamples['get /api/swc/{microsite_id}/properties'] ?? '';
  const query = propertiesQuery.parse(readParameters(new URL(address, 'http://core').searchParams));
  expect(query).toMatchObject({
    mun: ['23027'],
    type: ['condo'],
    price_max: 500000,
    order_by: 'newest',
    format: 'map',
    limit: 25,
  });
});
