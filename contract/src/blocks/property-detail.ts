import { describeBlock } from '../fields.ts';

export const propertyDetail = describeBlock('property_detail_block', {
  group: 'listings',
  order: 60,
  label: { fr: 'Fiche d’une propriété', en: 'Listing page' },
  doc: {
    fr: 'La page d’une propriété. Ses données arrivent dans `block_params.core_data.listing`.',
    en: 'The page of one listing; its data arrives in `block_params.core_data.listing`.',
  },
  coreData: 'listing',
  fields: {},
});
