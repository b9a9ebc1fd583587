// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyMask, maskInput, maskPhone } from './mask.ts';

describe('maskPhone', () => {
  test.each([
    ['', ''],
    ['5', '(5'],
    ['514', '(514'],
    ['5145', '(514) 5'],
    ['514555', '(514) 555'],
    ['5145550123', '(514) 555-0123'],
    ['514.555.0123 poste 4', '(514) 555-0123'],
    ['+1 514 555-0123', '(514) 555-0123'],
    ['1-514-555-0123', '(514) 555-0123'],
    ['abc', ''],
  ])('writes %j as %j', (typed, masked) => {
    expect(maskPhone(typed)).toBe(masked);
  });

  test('leaves what it has written as it is', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const once = maskPhone(typed);
        expect(maskPhone(once)).toBe(once);
        expect('(###) ###-####'.replaceAll('#', '0').startsWith(once.replace(/\d/g, '0'))).toBe(true);
      }),
    );
  });
});

test('a mask takes letters where it has room for letters', () => {
  expect(applyMask('@#@ #@#', 'h2j2k8')).toBe('h2j 2k8');
  expect(applyMask('@#@ #@#', '22')).toBe('');
});

describe('maskInput', () => {
  const typed = (value: string, caret: number) => {
    const input = document.createElement('input');
    input.value = value;
    input.setSelectionRange(caret, caret);
    maskInput(input, maskPhone);
    return [input.value, input.selectionStart];
  };

  test('moves the caret on with the digits that are typed at the end', () => {
    expect(typed('(5145', 5)).toEqual(['(514) 5', 7]);
  });

  test('keeps the caret at its digit when one is put in the middle', () => {
    expect(typed('(5174) 555', 4)).toEqual(['(517) 455-5', 4]);
  });

  test('lets a separator be deleted backwards', () => {
    expect(typed('(514) ', 6)).toEqual(['(514', 4]);
  });
});
