import { defaultLook } from '@vitrine/contract/theme/look.ts';
import { lookNames, namedLooks } from '@vitrine/contract/theme/named-looks.ts';
import { expect, test } from 'vitest';
import type { ReadingOptions } from '../kinds/content-kind.ts';
import { themeToPayload, themeToWire } from './theme-conversion.ts';

const options = { pictureId: () => undefined } as unknown as ReadingOptions; // the themes have no pictures
const roundTrip = (look: Record<string, string>) => themeToWire(themeToPayload({ look }, options), () => undefined);

test.each(lookNames)('the look %s comes back from the store as it was', (name) => {
  expect(roundTrip(namedLooks[name].look)).toMatchObject({ look: namedLooks[name].look });
});

test('a choice that the form does not offer is not stored', () => {
  expect(roundTrip({ fonts: 'comic', rhythm: 'airy' }).look).toEqual({ rhythm: 'airy' });
});

test('a site without choices sends none, and so has the default look', () => {
  expect(roundTrip({})).not.toHaveProperty('look');
  expect(defaultLook).toMatchObject({ fonts: 'fraunces', surface: 'flat' });
});
