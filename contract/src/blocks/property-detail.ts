import { describeBlock } from '../fields.ts';

export const propertyDetail = describeBlock('property_detail_block', {
  group: 'listings',
  order: 60,
  label: { fr: 'Fiche d’une propriété', en: 'Listing page' },
  doc: {
    fr: 'La page d’une propriété, remplie d’elle-même à partir de l’inscription.',
    en: 'The page of one listing, filled from the listing itself.',
  },
  coreData: 'listing',
  fields: {},
});
