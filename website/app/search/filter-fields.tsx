import { roomCounts } from '@vitrine/contract/core/facet-choices.ts';
import { factRanges } from '@vitrine/contract/core/fact-filters.ts';
import { useTexts } from '../locale/define-texts.ts';
import { ChoicePills } from '../ui/choice-pills/choice-pills.tsx';
import { useCountOf } from './count-text.tsx';
import { FactFields, FactRangeField } from './fact-fields.tsx';
import styles from './filter-fields.module.css';
import { propertyTypes, type SearchFilters } from './filters.ts';
import { PriceField } from './price-field.tsx';
import type { FilterChoice } from './search-data.ts';
import { searchTexts } from './search-texts.ts';
import type { Facets } from './use-facets.ts';

export interface FilterFieldsProps {
  filters: SearchFilters;
  types: readonly FilterChoice[];
  /** Numbers of listings beside the choices; null until they are known. */
  facets: Facets | null;
  onChange: (filters: SearchFilters) => void;
}

const noPrices = { price_min: null, price_max: null, unit_price_min: null, unit_price_max: null };

/** Renders every filter except the municipality as native controls, named as in the address. */
export function FilterFields({ filters, types, facets, onChange }: FilterFieldsProps) {
  const t = useTexts(searchTexts);
  const countOf = useCountOf(facets);
  const rooms = (name: 'bedrooms' | 'bathrooms') => [
    { value: '', label: t.any },
    ...roomCounts.map((count) => ({
      value: String(count),
      label: t.atLeast(count),
      count: countOf(name, String(count)),
    })),
  ];
  return (
    <div className={styles.fields}>
      <ChoicePills
        legend={t.transaction}
        name="forSaleForRent"
        value={filters.forSaleForRent ?? ''}
        choices={[
          { value: '', label: t.anyTransaction, count: countOf('forSaleForRent', '') },
          { value: 'buy', label: t.buy, count: countOf('forSaleForRent', 'buy') },
          { value: 'rent', label: t.rent, count: countOf('forSaleForRent', 'rent') },
        ]}
        onChange={(value) =>
          onChange({
            ...filters,
            forSaleForRent: value === 'buy' || value === 'rent' ? value : null,
            // A sale price makes no sense as a rent, so the filters by price are cleared.
            ...(value !== (filters.forSaleForRent ?? '') && noPrices),
          })
        }
      />
      <ChoicePills
        legend={t.type}
        name="type"
        value={filters.type[0] ?? ''}
        choices={[
          { value: '', label: t.anyType, count: countOf('type', '') },
          ...types.map(({ code, label }) => ({ value: code, label, count: countOf('type', code) })),
        ]}
        onChange={(value) => onChange({ ...filters, type: propertyTypes.filter((type) => type === value) })}
      />
      <PriceField {...{ filters, facets, onChange }} />
      <ChoicePills
        legend={t.bedrooms}
        name="bedrooms"
        value={String(filters.bedrooms ?? '')}
        choices={rooms('bedrooms')}
        onChange={(value) => onChange({ ...filters, bedrooms: Number(value) || null })}
      />
      <ChoicePills
        legend={t.bathrooms}
        name="bathrooms"
        value={String(filters.bathrooms ?? '')}
        choices={rooms('bathrooms')}
        onChange={(value) => onChange({ ...filters, bathrooms: Number(value) || null })}
      />
      {factRanges.map((fact) => (
        <FactRangeField key={fact} {...{ fact, filters, facets, onChange }} />
      ))}
      <FactFields {...{ filters, facets, onChange }} />
    </div>
  );
}
