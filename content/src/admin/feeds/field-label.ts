import type { Language } from '../leads/staff-api.ts';
import { columnLabels } from './column-labels.ts';

type Labels = Readonly<Record<string, Readonly<Record<Language, string>>>>;

const numbered = (name: string, fr: string, en: string): Labels =>
  Object.fromEntries([1, 2, 3, 4].map((place) => [`${name}${place}`, { fr: `${fr} ${place}`, en: `${en} ${place}` }]));

/** Fields of a delivery of Centris, and of the rows of the files beside its listings. */
const centrisLabels: Labels = {
  number: { fr: 'Numéro de l’inscription', en: 'Listing number' },
  ...numbered('member', 'Courtier', 'Broker'),
  ...numbered('office', 'Bureau', 'Brokerage'),
  price: { fr: 'Prix', en: 'Price' },
  priceUnit: { fr: 'Unité du prix', en: 'Unit of the price' },
  rent: { fr: 'Loyer', en: 'Rent' },
  rentUnit: { fr: 'Unité du loyer', en: 'Unit of the rent' },
  rentFrequency: { fr: 'Période du loyer', en: 'Period of the rent' },
  isForeclosed: { fr: 'Reprise de finance', en: 'Repossession' },
  isDisplayed: { fr: 'Affichage permis', en: 'Display allowed' },
  startedAt: { fr: 'Date de mise en marché', en: 'Date on the market' },
  modifiedAt: { fr: 'Dernière modification', en: 'Last change' },
  municipality: { fr: 'Code de la municipalité', en: 'Code of the municipality' },
  district: { fr: 'Secteur', en: 'District' },
  municipalityName: { fr: 'Municipalité', en: 'Municipality' },
  civicFrom: { fr: 'Numéro civique', en: 'Street number' },
  civicTo: { fr: 'Jusqu’au numéro civique', en: 'To street number' },
  street: { fr: 'Rue', en: 'Street' },
  unit: { fr: 'Appartement', en: 'Apartment' },
  postalCode: { fr: 'Code postal', en: 'Postal code' },
  latitude: { fr: 'Latitude', en: 'Latitude' },
  longitude: { fr: 'Longitude', en: 'Longitude' },
  category: { fr: 'Catégorie', en: 'Category' },
  genre: { fr: 'Genre de propriété', en: 'Kind of property' },
  genreName: { fr: 'Nom du genre', en: 'Name of the kind' },
  building: { fr: 'Type de bâtiment', en: 'Type of building' },
  coOwnership: { fr: 'Copropriété', en: 'Co-ownership' },
  status: { fr: 'Statut', en: 'Status' },
  year: { fr: 'Année', en: 'Year' },
  livingArea: { fr: 'Superficie habitable', en: 'Living area' },
  livingAreaUnit: { fr: 'Unité de la superficie habitable', en: 'Unit of the living area' },
  lotArea: { fr: 'Superficie du terrain', en: 'Lot size' },
  lotAreaUnit: { fr: 'Unité de la superficie du terrain', en: 'Unit of the lot size' },
  bedrooms: { fr: 'Chambres', en: 'Bedrooms' },
  bathrooms: { fr: 'Salles de bain', en: 'Bathrooms' },
  powderRooms: { fr: 'Salles d’eau', en: 'Powder rooms' },
  inclusionsFr: { fr: 'Inclusions, en français', en: 'Inclusions, in French' },
  inclusionsEn: { fr: 'Inclusions, en anglais', en: 'Inclusions, in English' },
  exclusionsFr: { fr: 'Exclusions, en français', en: 'Exclusions, in French' },
  exclusionsEn: { fr: 'Exclusions, en anglais', en: 'Exclusions, in English' },
  tourFr: { fr: 'Visite virtuelle, en français', en: 'Virtual tour, in French' },
  tourEn: { fr: 'Visite virtuelle, en anglais', en: 'Virtual tour, in English' },
  textFr: { fr: 'Texte, en français', en: 'Text, in French' },
  textEn: { fr: 'Texte, en anglais', en: 'Text, in English' },
  photos: { fr: 'Photo', en: 'Photo' },
  remarks: { fr: 'Remarque', en: 'Remark' },
  addenda: { fr: 'Addenda', en: 'Addendum' },
  costs: { fr: 'Dépense', en: 'Expense' },
  rooms: { fr: 'Pièces', en: 'Rooms' },
  units: { fr: 'Logement', en: 'Unit' },
  openHouses: { fr: 'Visite libre', en: 'Open house' },
  order: { fr: 'Ordre', en: 'Order' },
  captionFr: { fr: 'Légende, en français', en: 'Caption, in French' },
  captionEn: { fr: 'Légende, en anglais', en: 'Caption, in English' },
  url: { fr: 'Adresse', en: 'Address' },
  item: { fr: 'Rang', en: 'Rank' },
  language: { fr: 'Langue', en: 'Language' },
  part: { fr: 'Partie', en: 'Part' },
  text: { fr: 'Texte', en: 'Text' },
  startDate: { fr: 'Date de début', en: 'Start date' },
  endDate: { fr: 'Date de fin', en: 'End date' },
  startTime: { fr: 'Heure de début', en: 'Start time' },
  endTime: { fr: 'Heure de fin', en: 'End time' },
  type: { fr: 'Type', en: 'Type' },
  amount: { fr: 'Montant', en: 'Amount' },
  frequency: { fr: 'Période', en: 'Period' },
  level: { fr: 'Étage', en: 'Level' },
  dimensions: { fr: 'Dimensions', en: 'Dimensions' },
};

/** Fields of RESO's dictionary that no column of a file can be. */
const resoLabels: Labels = {
  Media: { fr: 'Photo', en: 'Photo' },
  MediaURL: { fr: 'Adresse de la photo', en: 'Address of the photo' },
  MediaKey: { fr: 'Numéro de la photo', en: 'Number of the photo' },
  Order: { fr: 'Ordre', en: 'Order' },
  LongDescription: { fr: 'Légende', en: 'Caption' },
  OpenHouse: { fr: 'Visite libre', en: 'Open house' },
  OpenHouseDate: { fr: 'Date de la visite libre', en: 'Date of the open house' },
  ClosePrice: { fr: 'Prix de vente', en: 'Sale price' },
  CloseDate: { fr: 'Date de la vente', en: 'Date of the sale' },
  PhotosChangeTimestamp: { fr: 'Dernier changement des photos', en: 'Last change of the photos' },
  OriginalEntryTimestamp: { fr: 'Entrée dans la source', en: 'Entry into the source' },
};

/** Returns what staff call a field of a source; the name that the source gives it when it has no other. */
export const fieldLabel = (field: string, language: Language): string =>
  (columnLabels[field] ?? centrisLabels[field] ?? resoLabels[field])?.[language] ?? field;
