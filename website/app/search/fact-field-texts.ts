import type { FactRange, OpenHouseTime } from '@vitrine/contract/core/fact-filters.ts';
import { defineTexts } from '../locale/define-texts.ts';

export const factFieldTexts = defineTexts({
  fr: {
    least: (fact: FactRange): string =>
      ({
        year: 'Construite à partir de',
        area: 'Superficie habitable minimum',
        lot: 'Superficie minimum du terrain',
        unit_price: 'Au pied carré, au moins',
      })[fact],
    most: (fact: FactRange): string =>
      ({
        year: 'Construite au plus tard en',
        area: 'Superficie habitable maximum',
        lot: 'Superficie maximum du terrain',
        unit_price: 'Au pied carré, au plus',
      })[fact],
    any: 'Peu importe',
    properties: (count: number): string => (count > 1 ? 'propriétés' : 'propriété'),
    amenities: 'Commodités',
    openHouse: 'Visites libres',
    openHouses: (time: OpenHouseTime): string =>
      ({ any: 'À venir', weekend: 'Cette fin de semaine', week: 'D’ici 7\u00a0jours' })[time],
    atMostDays: (days: string): string => `${days} ou moins`,
  },
  en: {
    least: (fact: FactRange): string =>
      ({
        year: 'Built from',
        area: 'Smallest living area',
        lot: 'Smallest lot area',
        unit_price: 'Per square foot, at least',
      })[fact],
    most: (fact: FactRange): string =>
      ({
        year: 'Built no later than',
        area: 'Largest living area',
        lot: 'Largest lot area',
        unit_price: 'Per square foot, at most',
      })[fact],
    any: 'Any',
    properties: (count: number): string => (count === 1 ? 'property' : 'properties'),
    amenities: 'Amenities',
    openHouse: 'Open houses',
    openHouses: (time: OpenHouseTime): string =>
      ({ any: 'Coming up', weekend: 'This weekend', week: 'Next 7\u00a0days' })[time],
    atMostDays: (days: string): string => `${days} or less`,
  },
});
