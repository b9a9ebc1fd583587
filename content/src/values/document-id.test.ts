import { expect, test } from 'vitest';
import { documentId } from './document-id.ts';

test.each([147, '147', { id: 147 }, { id: '147', name: 'Vendre' }])('%j is an id', (value) => {
  expect(documentId(value)).toBe(147);
});

test.each([
  ...[null, undefined, '', 0, -147, 1.5, 2 ** 31, '2147483648', '99999999999', Number.NaN, true],
  ...[' 147', '147 ', '147abc', '0x93', '0b10010011', '1_47', '0147', '1e3', '147.0', '+147', '१४७'],
  ...[
    [147],
    ['147'],
    { value: 147 },
    { relationTo: 'media', value: 147 },
    { fr: 147 },
    { id: { id: 147 } },
    { id: ' 147' },
  ],
])('%j is no id', (value) => {
  expect(documentId(value)).toBeNull();
});
