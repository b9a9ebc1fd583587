import type { Bilingual } from '../locale.ts';
import type { PropertyTypeCode } from './import.ts';

/** The property types as the search offers them (search.12). */
export const propertyTypeLabels: Readonly<Record<PropertyTypeCode, Bilingual>> = {
  maison: { fr: 'Maisons unifamiliales', en: 'Single-family homes' },
  condo: { fr: 'Condos', en: 'Condos' },
  prop: { fr: 'Immeubles à revenus', en: 'Income properties' },
  ferme: { fr: 'Fermes et fermettes', en: 'Farms and country homes' },
  chalet: { fr: 'Chalets', en: 'Cottages' },
  terrain: { fr: 'Terrains', en: 'Land' },
  comm: { fr: 'Commercial et industriel', en: 'Commercial and industrial' },
};
