import { factText, openHouseTimeText } from '@vitrine/contract/core/fact-texts.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { formatCurrency } from '../locale/format.ts';
import type { ActiveFilter } from './filters.ts';
import { labelOf, type SearchChoices } from './search-data.ts';
import type { searchTexts } from './search-texts.ts';

interface Words {
  t: (typeof searchTexts)['fr'];
  locale: Locale;
  choices: SearchChoices;
}

/** Returns the name of a filter for visitors, such as `2+ chambres`. */
export function filterName(filter: ActiveFilter, { t, locale, choices }: Words): string {
  switch (filter.key) {
    case 'mun':
      return labelOf(choices.municipalities, filter.value);
    case 'type':
      return labelOf(choices.types, filter.value);
    case 'broker':
      return labelOf(choices.brokers, filter.value);
    case 'office':
      return t.officeTag(labelOf(choices.offices, filter.value));
    case 'forSaleForRent':
      return filter.value === 'buy' ? t.buy : t.rent;
    case 'bedrooms':
      return t.bedroomsTag(filter.value);
    case 'bathrooms':
      return t.bathroomsTag(filter.value);
    case 'open_house':
      return openHouseTimeText(filter.value, locale);
    case 'area':
      return t.drawnArea;
    case 'fact':
      return factText(filter.fact, filter.facts, locale);
    case 'price': {
      const [low, high] = [filter.low, filter.high].map((price) => price && formatCurrency(price, locale, 0));
      if (low && high) return t.priceBetween(low, high);
      return low ? t.priceFrom(low) : t.priceTo(high || '');
    }
  }
}
