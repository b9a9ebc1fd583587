import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasPath, readPath, removeAt, writeAt } from './dotted-path.ts';

const block = { fields: { main_title: { content: { fr: 'Bonjour' } }, list: ['a', 'b'] } };
const steps = (dotted: string) => dotted.split('.');

describe('a dotted path', () => {
  test('reaches through objects and lists', () => {
    expect(readPath(block, steps('fields.list.1'))).toBe('b');
  });

  test('writes into a copy and keeps the original', () => {
    const next = writeAt(block, steps('fields.main_title.content.fr'), 'Salut');
    expect(next?.fields.main_title.content.fr).toBe('Salut');
    expect(block.fields.main_title.content.fr).toBe('Bonjour');
  });

  test('may end in a new key of an object, such as the other language of a text', () => {
    expect(writeAt(block, steps('fields.main_title.content.en'), 'Hello')?.fields.main_title.content).toEqual({
      fr: 'Bonjour',
      en: 'Hello',
    });
  });

  test.each(['fields.nothing.content.fr', 'fields.list.2', 'fields.list.first', 'fields.main_title.content.fr.0', ''])(
    'that does not exist writes nothing: %s',
    (path) => {
      expect(writeAt(block, steps(path), 'x')).toBeNull();
    },
  );

  test('removes a property or an item of a list', () => {
    expect(removeAt(block, steps('fields.list.0')).fields.list).toEqual(['b']);
    expect(hasPath(removeAt(block, steps('fields.main_title')), steps('fields.main_title'))).toBe(false);
    expect(removeAt(block, steps('fields.nothing.else'))).toEqual(block);
  });

  test('never reaches a prototype', () => {
    const name = fc.constantFrom(
      '__proto__',
      'constructor',
      'prototype',
      'fields',
      'toString',
      'list',
      '0',
      'polluted',
    );
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 5 }), (path) => {
        const next = writeAt(block, path, 'yes');
        const hasRefused = path.some((step) => ['__proto__', 'constructor', 'prototype'].includes(step));
        expect(Reflect.get({}, 'polluted')).toBeUndefined();
        if (hasRefused) expect(next).toBeNull();
      }),
    );
  });
});
