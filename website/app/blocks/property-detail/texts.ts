import type { OffMarketReason } from '@vitrine/contract/core/property.ts';
import { defineTexts } from '../../locale/define-texts.ts';
import type { SheetForm } from '../../locale/sheet-path.ts';
import type { FactName } from './property-detail-data.ts';

/** Returns a French name of a person after `de`: `de Maude`, `d’Étienne`. */
const ofName = (name: string): string =>
  /^(?:[AÀÂEÉÈÊIÎOÔU]|Y[^aeiou]|H[eéu])/i.test(name) ? `d’${name}` : `de ${name}`;

const facts: Record<'fr' | 'en', Record<FactName, string>> = {
  fr: {
    type: 'Type de propriété',
    bedrooms: 'Chambres',
    bathrooms: 'Salles de bains',
    living: 'Superficie habitable',
    lot: 'Superficie du terrain',
    year: 'Année de construction',
    parking: 'Stationnements',
    garage: 'Garage',
    pool: 'Piscine',
    waterfront: 'Bord de l’eau',
    zoning: 'Zonage',
    listed: 'Inscrite le',
    number: 'Numéro d’inscription',
  },
  en: {
    type: 'Property type',
    bedrooms: 'Bedrooms',
    bathrooms: 'Bathrooms',
    living: 'Living area',
    lot: 'Lot area',
    year: 'Year built',
    parking: 'Parking spaces',
    garage: 'Garage',
    pool: 'Pool',
    waterfront: 'Waterfront',
    zoning: 'Zoning',
    listed: 'Listed on',
    number: 'Listing number',
  },
};

/** Singular labels of the facts whose usual label is a plural. */
const ones: Record<'fr' | 'en', Partial<Record<FactName, string>>> = {
  fr: { bedrooms: 'Chambre', bathrooms: 'Salle de bains' },
  en: { bedrooms: 'Bedroom', bathrooms: 'Bathroom' },
};

export const texts = defineTexts({
  fr: {
    sold: 'Vendu',
    soldNote: 'Cette propriété a trouvé preneur.',
    conditionalNote:
      'Une promesse d’achat a été acceptée sous conditions. La propriété reste sur le marché jusqu’à ce qu’elles soient remplies.',
    forRent: 'Loyer demandé',
    forSale: 'Prix demandé',
    ask: 'Demander une visite',
    askSold: 'Trouver une propriété semblable',
    searchSimilar: 'Chercher des propriétés semblables',
    description: 'Description',
    foreign: 'Cette description n’est offerte qu’en anglais.',
    more: 'Lire toute la description',
    facts: 'Caractéristiques',
    priceHistory: 'Historique du prix',
    priceSince: (day: string): string => `Depuis le ${day}`,
    priceUntil: (day: string): string => `Jusqu’au ${day}`,
    fact: (name: FactName): string => facts.fr[name],
    figure: (name: FactName, value: string): string => (value === '1' && ones.fr[name]) || facts.fr[name],
    coOwnership: 'La copropriété',
    feesByMonth: 'de frais par mois',
    feesByYear: 'par année',
    feesBySquareFoot: 'par mois et par pied carré',
    coOwnershipNote:
      'En copropriété divise, demandez l’attestation du syndicat avec votre promesse d’achat\u00a0: elle dit ce que contient le fonds de prévoyance, quels travaux s’en viennent et si une cotisation spéciale a été votée.',
    monthlyCost: 'Ce que coûte un mois',
    eachMonth: 'par mois, environ',
    monthlyCostNote:
      'Le paiement est estimé aux conditions usuelles, que vous pouvez changer plus bas. Assurances, énergie et entretien s’ajoutent, sauf ce qui figure ci-dessus.',
    openHouses: 'Visites libres',
    calendarFile: 'Ajouter au calendrier',
    googleCalendar: 'Agenda Google',
    calendarFor: (name: string, when: string): string => `${name}\u00a0: ${when}`,
    location: 'Emplacement',
    approximate: 'L’emplacement sur la carte est approximatif.',
    noPlace: 'L’emplacement exact vous sera donné par le courtier.',
    mapOf: (address: string): string => `Carte\u00a0: ${address}`,
    sheets: 'Fiches à imprimer',
    sheet: (form: SheetForm): string => (form === 'short' ? 'Fiche PDF, une page' : 'Fiche PDF complète'),
    broker: 'Courtier inscripteur',
    office: 'Bureau',
    listingsOfBroker: (name: string): string => `Toutes les propriétés ${ofName(name)}`,
    listingsOfOffice: (name: string): string => `Toutes les propriétés du bureau ${name}`,
    call: 'Appeler',
    contactTitle: 'Demander une visite, poser une question',
    contactTitleOff: 'Vous cherchez une propriété comme celle-ci\u00a0?',
    offTitle: 'Cette propriété n’est plus sur le marché',
    soldTitle: 'Cette propriété a été vendue',
    off: (reason: OffMarketReason | null): string =>
      reason === 'expired'
        ? 'Son inscription a pris fin.'
        : reason === 'withdrawn'
          ? 'Elle a été retirée du marché.'
          : 'Elle a été retirée ou son inscription a pris fin.',
    offSimilar: 'Voici ce qui lui ressemble, et nous sommes là pour en parler.',
    offAlone: 'Dites-nous ce que vous cherchez\u00a0: nous sommes là pour en parler.',
    gone: 'Sa fiche a été retirée du site.',
    allPictures: (count: number): string => `Voir les ${count} photos`,
    picture: (index: number, count: number, alt: string): string =>
      `Photo ${index} de ${count}${alt ? `\u00a0: ${alt}` : ''}`,
    gallery: 'Photos de la propriété',
    noPicture: 'Les photos de cette propriété viendront bientôt.',
    failedTitle: 'La fiche ne peut pas être affichée',
    failed: 'Les renseignements sur cette propriété ne nous parviennent pas pour le moment.',
    retry: 'Réessayer',
  },
  en: {
    sold: 'Sold',
    soldNote: 'This property has found its buyer.',
    conditionalNote:
      'A conditional offer has been accepted. The property stays on the market until its conditions are met.',
    forRent: 'Asking rent',
    forSale: 'Asking price',
    ask: 'Ask for a visit',
    askSold: 'Find a similar property',
    searchSimilar: 'Search similar properties',
    description: 'Description',
    foreign: 'This description is available in French only.',
    more: 'Read the whole description',
    facts: 'Key facts',
    priceHistory: 'Price history',
    priceSince: (day: string): string => `Since ${day}`,
    priceUntil: (day: string): string => `Until ${day}`,
    fact: (name: FactName): string => facts.en[name],
    figure: (name: FactName, value: string): string => (value === '1' && ones.en[name]) || facts.en[name],
    coOwnership: 'The co-ownership',
    feesByMonth: 'in fees per month',
    feesByYear: 'per year',
    feesBySquareFoot: 'per month and square foot',
    coOwnershipNote:
      'In a divided co-ownership, ask for the syndicate’s attestation with your promise to purchase: it says what the contingency fund holds, which work is coming and whether a special assessment has been voted.',
    monthlyCost: 'What a month costs',
    eachMonth: 'per month, about',
    monthlyCostNote:
      'The payment is estimated on usual terms, which you can change below. Insurance, energy and upkeep come on top, except what is listed above.',
    openHouses: 'Open houses',
    calendarFile: 'Add to calendar',
    googleCalendar: 'Google Calendar',
    calendarFor: (name: string, when: string): string => `${name}: ${when}`,
    location: 'Location',
    approximate: 'The location on the map is approximate.',
    noPlace: 'The broker will give you the exact location.',
    mapOf: (address: string): string => `Map: ${address}`,
    sheets: 'Sheets to print',
    sheet: (form: SheetForm): string => (form === 'short' ? 'PDF sheet, one page' : 'Full PDF sheet'),
    broker: 'Listing broker',
    office: 'Office',
    listingsOfBroker: (name: string): string => `All properties of ${name}`,
    listingsOfOffice: (name: string): string => `All properties of the ${name} office`,
    call: 'Call',
    contactTitle: 'Ask for a visit, ask a question',
    contactTitleOff: 'Looking for a property like this one?',
    offTitle: 'This property is off the market',
    soldTitle: 'This property has been sold',
    off: (reason: OffMarketReason | null): string =>
      reason === 'expired'
        ? 'Its listing has ended.'
        : reason === 'withdrawn'
          ? 'It was withdrawn from the market.'
          : 'It was withdrawn, or its listing has ended.',
    offSimilar: 'Here is what resembles it, and we are here to talk about it.',
    offAlone: 'Tell us what you are looking for: we are here to talk about it.',
    gone: 'Its page has been taken off the site.',
    allPictures: (count: number): string => `See all ${count} pictures`,
    picture: (index: number, count: number, alt: string): string =>
      `Picture ${index} of ${count}${alt ? `: ${alt}` : ''}`,
    gallery: 'Pictures of the property',
    noPicture: 'Pictures of this property will follow soon.',
    failedTitle: 'This listing cannot be shown',
    failed: 'What we know of this property cannot reach us right now.',
    retry: 'Try again',
  },
});
