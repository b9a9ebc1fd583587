import { alertFilters, readSearch, type SearchFilters } from '../search/filters.ts';
import { contactSteps, homeAddress, type StepsDefinition } from './step-definition.ts';
import type { StepValues } from './step-values.ts';

/** The property alert (steps.3): six steps. */
export const alertSteps: StepsDefinition = {
  formType: 'property_alert',
  steps: [
    {
      id: 'municipalities',
      fields: [
        { name: 'area', kind: 'area', isWide: true, isAsked: ({ asked_area }) => Boolean(asked_area) },
        {
          name: 'municipalities',
          kind: 'municipalities',
          isRequired: true,
          isWide: true,
          isAsked: ({ area, asked_area, asked_municipalities }) =>
            !area || area !== asked_area || Boolean(asked_municipalities),
        },
      ],
    },
    {
      id: 'situation',
      fields: [
        {
          name: 'moving_date',
          kind: 'choice',
          options: ['0-60-days', '60-120-days', '4-8-months', 'more-than-8-months'],
          isRequired: true,
          isWide: true,
        },
        {
          name: 'current_situation',
          kind: 'choice',
          options: ['owner', 'tenant', 'parents', 'abroad', 'other'],
          isRequired: true,
          isWide: true,
        },
      ],
    },
    { id: 'budget', fields: [{ name: 'budget', kind: 'budget', isWide: true }] },
    {
      id: 'wishes',
      fields: [
        { name: 'property_type', kind: 'property-type', isWide: true },
        { name: 'broker', kind: 'recipient', isWide: true, isAsked: ({ asked_broker }) => Boolean(asked_broker) },
        { name: 'office', kind: 'recipient', isWide: true, isAsked: ({ asked_office }) => Boolean(asked_office) },
        { name: 'bedrooms', kind: 'number', digits: 2, isRequired: true },
        { name: 'bathrooms', kind: 'number', digits: 2, isRequired: true },
      ],
    },
    ...contactSteps,
  ],
  defaults: { ...homeAddress, budget_min: '0', budget_max: '' },
  // A link from a search brings its filters along; the visitor sees them, and may change them.
  valuesOf: (query) => valuesOf(askedFilters(query)),
  filtersOf: askedFilters,
  ownPayload: (values) => ({
    current_client_situation: values.current_situation ?? '',
    desired_moving_timeframe: values.moving_date ?? '',
    budget_min: values.budget_min ?? '',
    // An empty value means no bound.
    budget_max: values.budget_max ?? '',
    nb_bedrooms: values.bedrooms ?? '',
    nb_bathrooms: values.bathrooms ?? '',
    ...(values.area && { area: values.area }),
    ...(values.broker && { broker: values.broker }),
    ...(values.office && { office: values.office }),
  }),
};

/** Returns the filters in the query of the address that an alert keeps; null for none. */
function askedFilters(query: URLSearchParams): SearchFilters | null {
  return alertFilters(readSearch(query).filters);
}

/** Returns the answers that filters give. Those by broker or office alone leave the other questions as they are. */
function valuesOf(filters: SearchFilters | null): StepValues {
  if (!filters) return {};
  const recipients = { ...askedOf(filters, 'broker'), ...askedOf(filters, 'office') };
  const own = { ...filters, broker: [], office: [] };
  if (!alertFilters(own)) return recipients;
  const text = (value: number | null) => String(value ?? '');
  return {
    municipalities: filters.mun.join(','),
    asked_municipalities: filters.mun.join(','),
    ...{ area: filters.area ?? '', asked_area: filters.area ?? '' },
    property_type: filters.type[0] ?? '',
    budget_min: String(filters.price_min ?? 0),
    budget_max: text(filters.price_max),
    bedrooms: text(filters.bedrooms),
    bathrooms: text(filters.bathrooms),
    ...{ broker: '', asked_broker: '', office: '', asked_office: '' },
    ...recipients,
  };
}

/** Returns the slug of a filter as the answer, and as what was asked, which stays when the answer changes. */
function askedOf(filters: SearchFilters, name: 'broker' | 'office'): StepValues {
  const [slug] = filters[name];
  return slug === undefined ? {} : { [name]: slug, [`asked_${name}`]: slug };
}
