import { describeBlock } from '../fields.ts';

export const propertyDetail = describeBlock('property_detail_block', {
  label: { fr: 'Fiche d’une propriété', en: 'Listing page' },
  doc: 'The page of one listing; its data comes in `block_params.core_data.listing`.',
  coreData: 'properties',
  fields: {},
});
