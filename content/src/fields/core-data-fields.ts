import { type CoreDataKind, type CoreDataSource, coreDataSources } from '@vitrine/contract/fields.ts';
import type { Bilingual } from '@vitrine/contract/locale.ts';
import type { Field } from 'payload';

const criteriaField = '/criteria/criteria-field.tsx#CriteriaField';
const parametersField = '/criteria/parameters-field.tsx#ParametersField';

/**
 * Returns the field of `block_params.core_data`: the source that fills the block, or the page of its iframe. `fixed` is the part of the
 * query that the block fixes.
 */
export const coreDataField = (
  kind: Exclude<CoreDataKind, 'listing' | 'privacy'>,
  fixed: Readonly<Record<string, string>> = {},
): Field => ({
  name: 'core_data',
  type: 'group',
  label: { fr: 'Données', en: 'Data' },
  fields: kind === 'iframe' ? iframeFields() : sourceFields(fixed),
});

const sourceLabels: Readonly<Record<CoreDataSource, Bilingual>> = {
  properties: { fr: 'Propriétés', en: 'Listings' },
  people: { fr: 'Équipe', en: 'People' },
  offices: { fr: 'Bureaux', en: 'Offices' },
  articles: { fr: 'Articles', en: 'Articles' },
  area: { fr: 'Marché d’un secteur', en: 'Market of an area' },
};

const sourceFields = (fixed: Readonly<Record<string, string>>): Field[] => [
  {
    name: 'source',
    type: 'select',
    label: { fr: 'Source', en: 'Source' },
    options: coreDataSources.map((value) => ({ value, label: sourceLabels[value] })),
    admin: { description: { fr: 'La source qui remplit le bloc.', en: 'The source that fills the block.' } },
  },
  {
    name: 'query',
    type: 'json',
    label: { fr: 'Critères', en: 'Criteria' },
    admin: { components: { Field: { path: criteriaField, clientProps: { fixed } } } },
  },
  { name: 'limit', type: 'number', min: 1, max: 100, label: { fr: 'Nombre affiché', en: 'Number shown' } },
];

const iframeFields = (): Field[] => [
  {
    name: 'iframeUrl',
    type: 'text',
    localized: true,
    label: { fr: 'Adresse du site', en: 'Address of the site' },
    admin: { description: { fr: 'Elle commence par https://.', en: 'It starts with https://.' } },
  },
  {
    name: 'iframeQueryParams',
    type: 'json',
    label: { fr: 'Paramètres', en: 'Parameters' },
    admin: {
      components: { Field: parametersField },
      description: { fr: 'Ajoutés à l’adresse.', en: 'Added to the address.' },
    },
  },
];
