import type { CoordsField } from '@vitrine/contract/kinds/coords.ts';
import { row } from '../fields/form-pieces.ts';
import { asNumber, asObject, filled } from '../values/untyped-values.ts';
import type { ContentKind } from './content-kind.ts';

export const coords: ContentKind<CoordsField> = {
  adminField: ({ required }, { shared }) => ({
    ...shared,
    type: 'group',
    fields: [
      row(
        { name: 'lat', type: 'number', required, min: -90, max: 90, label: { fr: 'Latitude', en: 'Latitude' } },
        { name: 'lng', type: 'number', required, min: -180, max: 180, label: { fr: 'Longitude', en: 'Longitude' } },
      ),
    ],
  }),
  toWire: (value): [number, number] | undefined => {
    const { lat, lng } = asObject(value);
    return typeof lat === 'number' && typeof lng === 'number' ? [lat, lng] : undefined;
  },
  fromWire: (value) => {
    const [lat, lng] = Array.isArray(value) ? value : [asObject(value).lat, asObject(value).lng];
    return filled({ lat: asNumber(lat), lng: asNumber(lng) });
  },
  sample: (_, { index }) => [45.5019 + index / 50, -73.5674 - index / 50],
  hasContent: (value) => Object.values(asObject(value)).some((part) => typeof part === 'number'),
};
