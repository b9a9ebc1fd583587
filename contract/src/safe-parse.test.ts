import { expect, test } from 'vitest';
import { z } from 'zod';
import { safeParse } from './safe-parse.ts';

const odd = JSON.parse('{"length": {"toString": 0}}');

test.each([z.string().max(3), z.string().min(1), z.array(z.string()).max(3)])(
  'a value whose length cannot be compared is refused',
  (schema) => {
    expect(() => schema.safeParse(odd)).toThrow(TypeError);
    expect(safeParse(schema, odd).error?.issues[0]?.message).toBe('The value cannot be read');
  },
);

test('a mistake in a transformation is no fault of the value', () => {
  const broken = z.string().transform(() => {
    throw new TypeError('a mistake');
  });
  expect(() => safeParse(broken, 'x')).toThrow('a mistake');
});

test('any other value is parsed as zod does', () => {
  expect(safeParse(z.string().max(3), 'abc')).toEqual({ success: true, data: 'abc' });
  expect(safeParse(z.string().max(3), 'abcd').success).toBe(false);
});
