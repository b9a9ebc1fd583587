// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyMask, maskInput, maskPhone, maskTyping } from './mask.ts';

describe('maskPhone', () => {
  test.each([
    ['', ''],
    ['5', '(5'],
    ['514', '(514'],
    ['5145', '(514) 5'],
    ['514555', '(514) 555'],
    ['5145550123', '(514) 555-0123'],
    ['514.555.0123 poste 4', '(514) 555-0123 poste 4'],
    ['(514) 555-0123, ext. 204', '(514) 555-0123 ext. 204'],
    ['5145550123#204', '(514) 555-0123 #204'],
    ['5145550123x204', '(514) 555-0123 x204'],
    ['5145550123 p', '(514) 555-0123 p'],
    ['5145550123 ', '(514) 555-0123 '],
    ['51455501234', '(514) 555-0123'],
    ['514-555-0123 (cell)', '(514) 555-0123'],
    ['514-555-0123 cellulaire', '(514) 555-0123'],
    ['+', '+'],
    ['+1', '+1'],
    ['+33 6 12 34 56 78', '+33 6 12 34 56 78'],
    ['+33(0)6-12-34', '+33 0 6 12 34'],
    ['0033612345678', '+33612345678'],
    ['011 44 20 7946 0958', '+44 20 7946 0958'],
    ['(003', '+3'],
    ['+33 ', '+33 '],
    ['+33 6 12 34 56 78 poste 12', '+33 6 12 34 56 78 poste 12'],
    ['+3312345678901234567', '+331234567890123'],
    ['+1 514 555-0123', '(514) 555-0123'],
    ['1-514-555-0123', '(514) 555-0123'],
    ['abc', ''],
  ])('writes %j as %j', (typed, masked) => {
    expect(maskPhone(typed)).toBe(masked);
  });

  test('knows the digits of an Asian keyboard', () => {
    expect(maskPhone('５１４５５５０１２３')).toBe('(514) 555-0123');
  });

  test('leaves what it has written as it is', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const once = maskPhone(typed);
        expect(maskPhone(once)).toBe(once);
        const shape = once.replace(/\d/g, '0');
        expect('(000) 000-0000'.startsWith(shape) || /^(\(000\) 000-0000 |\+)/.test(shape)).toBe(true);
      }),
    );
  });
});

test('a mask takes letters where it has room for letters', () => {
  expect(applyMask('@#@ #@#', 'h2j2k8')).toBe('h2j 2k8');
  expect(applyMask('@#@ #@#', '22')).toBe('');
});

describe('maskInput', () => {
  const typed = (value: string, caret: number, inputType?: string) => {
    const input = document.createElement('input');
    input.value = value;
    input.setSelectionRange(caret, caret);
    maskInput(input, maskPhone, inputType);
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

  test('goes over a separator that is deleted forward, to the digit behind it', () => {
    expect(typed('(514 555', 4, 'deleteContentForward')).toEqual(['(514) 555', 6]);
  });

  test('takes a number that is pasted over a part of another', () => {
    expect(typed('(514+1 438 555 0199', 19)).toEqual(['(514) 143-8555', 14]);
    expect(typed('+1 438-555-0199', 15)).toEqual(['(438) 555-0199', 14]);
  });

  test('leaves the caret within the number, behind the same digits, wherever and whatever is typed', () => {
    // Without the signs of an international number, whose form shows only behind its first digits.
    const text = fc.string({ unit: fc.constantFrom(...'123456789()-a') });
    fc.assert(
      fc.property(text, fc.nat(), (value, place) => {
        const at = place % (value.length + 1);
        const [masked, caret] = typed(value, at);
        const before = maskPhone(value.slice(0, at));
        expect(String(masked).startsWith(before)).toBe(true);
        if (masked !== value) expect(caret).toBe(before.length);
      }),
    );
  });
});

describe('maskTyping', () => {
  const type = (value: string, init: InputEventInit) => {
    const input = document.createElement('input');
    input.value = value;
    maskTyping({ currentTarget: input, nativeEvent: new InputEvent('input', init) }, maskPhone);
    return input.value;
  };

  test('leaves the field to an input method while it composes', () => {
    expect(type('５１４５', { isComposing: true })).toBe('５１４５');
    expect(type('５１４５', {})).toBe('(514) 5');
  });

  test('masks what a browser fills in by itself', () => {
    const input = document.createElement('input');
    input.value = '+15145550123';
    maskTyping({ currentTarget: input, nativeEvent: new Event('input') }, maskPhone);
    expect(input.value).toBe('(514) 555-0123');
  });
});

test.each([
  ['##', '345', '34'],
  ['####', '20267', '2026'],
  ['######', '1 240 pi', '1240'],
  ['######', '12345678', '123456'],
])('the mask %s turns %j into the digits %j', (mask, typed, masked) => {
  expect(applyMask(mask, typed)).toBe(masked);
});
