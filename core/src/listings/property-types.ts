import type { PropertyTypeCode } from '@vitrine/contract/core/import.ts';

interface Localized {
  fr: string;
  en: string;
}

/** Name of one listing's type, for cards and addresses. */
export const propertyTypeNames: Record<PropertyTypeCode, Localized> = {
  maison: { fr: 'Maison', en: 'House' },
  condo: { fr: 'Condo', en: 'Condo' },
  prop: { fr: 'Immeuble à revenus', en: 'Income property' },
  ferme: { fr: 'Ferme', en: 'Farm' },
  chalet: { fr: 'Chalet', en: 'Cottage' },
  terrain: { fr: 'Terrain', en: 'Lot' },
  comm: { fr: 'Propriété commerciale', en: 'Commercial property' },
};
