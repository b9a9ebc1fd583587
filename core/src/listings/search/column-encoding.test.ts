import { propertyTypeCodes } from '@vitrine/contract/core/import.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kindMask, packTraits, toSearchKey, toUls, traitBits } from './column-encoding.ts';

const uls = fc.stringMatching(/^\d{4,12}$/);

test('a listing number is the same after its way through a number', () => {
  fc.assert(
    fc.property(uls, (text) => {
      expect(toUls(toSearchKey(text))).toBe(text);
    }),
  );
});

test('the numbers of listings stand in the order of their texts', () => {
  fc.assert(
    fc.property(uls, uls, (one, other) => {
      expect(Math.sign(toSearchKey(one) - toSearchKey(other))).toBe(one < other ? -1 : Number(one > other));
    }),
    {
      examples: [
        ['1000', '10000'],
        ['0000', '00000'],
        ['999999999999', '9999'],
      ],
    },
  );
});

const plain = {
  propertyType: 'condo',
  rent: false,
  newConstruction: false,
  foreclosed: false,
  collection: false,
  conditionalOffer: false,
};

test('rooms are kept in the traits, as far as anybody asks for them', () => {
  const traits = packTraits({ ...plain, bedrooms: 3, bathrooms: 1.5 });
  expect((traits >> traitBits.bedroomsAt) & traitBits.bedroomsMost).toBe(3);
  expect(traits >> traitBits.bathroomsAt).toBe(150);
  const castle = packTraits({ ...plain, bedrooms: 4000, bathrooms: 4000 });
  expect((castle >> traitBits.bedroomsAt) & traitBits.bedroomsMost).toBeGreaterThanOrEqual(99);
  expect(castle >> traitBits.bathroomsAt).toBeGreaterThanOrEqual(9900);
});

test.each([...propertyTypeCodes, 'castle'])('the kinds of a %s are told apart', (propertyType) => {
  const kindOf = (rent: boolean) =>
    packTraits({ ...plain, propertyType, rent, bedrooms: 1, bathrooms: 1 }) & traitBits.kinds;
  const passes = (mask: number, rent: boolean) => ((mask >> kindOf(rent)) & 1) === 1;
  expect([passes(kindMask([], null), false), passes(kindMask([], null), true)]).toEqual([true, true]);
  expect([passes(kindMask([], 'rent'), false), passes(kindMask([], 'rent'), true)]).toEqual([false, true]);
  const isKnown = propertyType !== 'castle';
  expect(passes(kindMask([propertyType], 'buy'), false)).toBe(isKnown);
  expect(
    passes(
      kindMask(
        propertyTypeCodes.filter((code) => code !== propertyType),
        null,
      ),
      false,
    ),
  ).toBe(false);
});
