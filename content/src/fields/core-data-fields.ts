import { type CoreDataKind, type CoreDataSource, coreDataSources } from '@vitrine/contract/fields.ts';
import type { Field } from 'payload';

const jsonInput = '/components/json-input.tsx#JsonInput';

/** Returns the field of `block_params.core_data`: the source that fills the block, or the page of its iframe. */
export const coreDataField = (kind: Exclude<CoreDataKind, 'listing'>): Field => ({
  name: 'core_data',
  type: 'group',
  label: { fr: 'Données', en: 'Data' },
  fields: kind === 'iframe' ? iframeFields() : sourceFields(kind),
});

/** An example of the query of each source. */
const queryExamples: Readonly<Record<CoreDataSource, string>> = {
  properties: '{"mun": ["66023"]}',
  people: '{"kind": "broker", "office": "longueuil"}',
  offices: '{}',
  articles: '{"categories": ["1"], "order": "asc"}',
};

const sourceFields = (kind: CoreDataSource): Field[] => [
  {
    name: 'source',
    type: 'select',
    label: { fr: 'Source', en: 'Source' },
    options: [...coreDataSources],
    admin: { description: { fr: 'La source qui remplit le bloc.', en: 'The source that fills the block.' } },
  },
  {
    name: 'query',
    type: 'json',
    label: { fr: 'Critères', en: 'Query' },
    admin: {
      components: { Field: jsonInput },
      description: {
        fr: `Les critères de la recherche, par exemple ${queryExamples[kind]}.`,
        en: `What is searched, such as ${queryExamples[kind]}.`,
      },
    },
  },
  { name: 'limit', type: 'number', min: 1, max: 100, label: { fr: 'Nombre', en: 'Limit' } },
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
      components: { Field: jsonInput },
      description: {
        fr: 'Ajoutés à l’adresse, par exemple {"pub": 1}.',
        en: 'Added to the address, such as {"pub": 1}.',
      },
    },
  },
];
