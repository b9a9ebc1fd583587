import type { PropertyTypeCode } from '@vitrine/contract/core/import.ts';

type Localized = { fr: string; en: string };

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

/** The types as the search offers them (`2-blocks-and-search §3`). */
export const propertyTypeLabels: Record<PropertyTypeCode, Localized> = {
  maison: { fr: 'Maisons unifamiliales', en: 'Single-family homes' },
  condo: { fr: 'Condos', en: 'Condos' },
  prop: { fr: 'Immeubles à revenus', en: 'Income properties' },
  ferme: { fr: 'Fermes et fermettes', en: 'Farms and country homes' },
  chalet: { fr: 'Chalets', en: 'Cottages' },
  terrain: { fr: 'Terrains', en: 'Land' },
  comm: { fr: 'Commercial et industriel', en: 'Commercial and industrial' },
};
