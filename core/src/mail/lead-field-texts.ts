import type { Locale } from '@vitrine/contract/locale.ts';

/** Fields of `contract/src/core/contact.ts` that describe a lead, in reading order. */
export type LeadField =
  | 'uls'
  | 'listings'
  | 'visit_times'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'preferred_method_of_contact'
  | 'address'
  | 'postal_code'
  | 'city'
  | 'province'
  | 'country'
  | 'municipality'
  | 'area'
  | 'property_type'
  | 'current_client_situation'
  | 'desired_moving_timeframe'
  | 'budget_min'
  | 'budget_max'
  | 'nb_bedrooms'
  | 'nb_bathrooms'
  | 'other_criteria'
  | 'year_of_construction'
  | 'nb_parking'
  | 'nb_garage'
  | 'living_area'
  | 'land_area'
  | 'evaluation_report'
  | 'availability_of_report'
  | 'reason_for_sale'
  | 'renos_and_improvments';

/** Facts that mails compose from several fields, or that are not fields of the form. */
export type JoinedFact = 'name' | 'budget' | 'language' | 'town';

interface LeadFieldTexts {
  fields: Record<LeadField, string>;
  joined: Record<JoinedFact, string>;
  /** Texts for the codes that a field may hold (`website/app/steps`). */
  values: { [Field in LeadField | JoinedFact]?: Record<string, string> };
  yes: string;
  no: string;
  any: string;
  orMore: (count: string) => string;
  budget: {
    between: (least: string, most: string) => string;
    from: (least: string) => string;
    upTo: (most: string) => string;
    withoutLimit: string;
  };
  drawnArea: string;
  squareFeet: string;
}

export const leadFieldTexts: Record<Locale, LeadFieldTexts> = {
  fr: {
    fields: {
      uls: 'Numéro d’inscription',
      listings: 'Propriétés de la liste',
      visit_times: 'Moments proposés',
      first_name: 'Prénom',
      last_name: 'Nom',
      email: 'Courriel',
      phone: 'Téléphone',
      preferred_method_of_contact: 'À joindre par',
      address: 'Adresse',
      postal_code: 'Code postal',
      city: 'Ville',
      province: 'Province',
      country: 'Pays',
      municipality: 'Municipalités',
      area: 'Zone',
      property_type: 'Type de propriété',
      current_client_situation: 'Situation actuelle',
      desired_moving_timeframe: 'Déménagement',
      budget_min: 'Budget minimal',
      budget_max: 'Budget maximal',
      nb_bedrooms: 'Chambres',
      nb_bathrooms: 'Salles de bain',
      other_criteria: 'Autres critères',
      year_of_construction: 'Année de construction',
      nb_parking: 'Places de stationnement',
      nb_garage: 'Places de garage',
      living_area: 'Superficie habitable',
      land_area: 'Superficie du terrain',
      evaluation_report: 'Souhaite un rapport d’évaluation',
      availability_of_report: 'A déjà un rapport d’évaluation',
      reason_for_sale: 'Motif de la vente',
      renos_and_improvments: 'Rénovations et améliorations',
    },
    joined: { name: 'Nom', budget: 'Budget', language: 'Langue', town: 'Municipalité' },
    values: {
      preferred_method_of_contact: { phone: 'Téléphone', email: 'Courriel', text: 'Texto' },
      language: { fr: 'Français', en: 'Anglais' },
      desired_moving_timeframe: {
        '0-60-days': 'D’ici 60\u00a0jours',
        '60-120-days': 'Dans 60 à 120\u00a0jours',
        '4-8-months': 'Dans 4 à 8\u00a0mois',
        'more-than-8-months': 'Dans plus de 8\u00a0mois',
      },
      current_client_situation: {
        owner: 'Propriétaire',
        tenant: 'Locataire',
        parents: 'Habite chez ses parents',
        abroad: 'Habite à l’étranger',
        other: 'Autre',
      },
    },
    yes: 'Oui',
    no: 'Non',
    any: 'Peu importe',
    orMore: (count) => `${count} ou plus`,
    budget: {
      between: (least, most) => `De ${least} à ${most}`,
      from: (least) => `À partir de ${least}, sans limite`,
      upTo: (most) => `Jusqu’à ${most}`,
      withoutLimit: 'Sans limite',
    },
    drawnArea: 'Dans la zone dessinée sur la carte',
    squareFeet: 'pi²',
  },
  en: {
    fields: {
      uls: 'Listing number',
      listings: 'Properties of the list',
      visit_times: 'Proposed times',
      first_name: 'First name',
      last_name: 'Last name',
      email: 'Email',
      phone: 'Phone',
      preferred_method_of_contact: 'Preferred contact',
      address: 'Address',
      postal_code: 'Postal code',
      city: 'City',
      province: 'Province',
      country: 'Country',
      municipality: 'Municipalities',
      area: 'Area',
      property_type: 'Property type',
      current_client_situation: 'Current situation',
      desired_moving_timeframe: 'Moving',
      budget_min: 'Lowest budget',
      budget_max: 'Highest budget',
      nb_bedrooms: 'Bedrooms',
      nb_bathrooms: 'Bathrooms',
      other_criteria: 'Other criteria',
      year_of_construction: 'Year built',
      nb_parking: 'Parking spaces',
      nb_garage: 'Garage spaces',
      living_area: 'Living area',
      land_area: 'Lot area',
      evaluation_report: 'Wants a valuation report',
      availability_of_report: 'Already has a valuation report',
      reason_for_sale: 'Reason for selling',
      renos_and_improvments: 'Renovations and improvements',
    },
    joined: { name: 'Name', budget: 'Budget', language: 'Language', town: 'Municipality' },
    values: {
      preferred_method_of_contact: { phone: 'Phone call', email: 'Email', text: 'Text message' },
      language: { fr: 'French', en: 'English' },
      desired_moving_timeframe: {
        '0-60-days': 'Within 60\u00a0days',
        '60-120-days': 'In 60 to 120\u00a0days',
        '4-8-months': 'In 4 to 8\u00a0months',
        'more-than-8-months': 'In more than 8\u00a0months',
      },
      current_client_situation: {
        owner: 'Owner',
        tenant: 'Tenant',
        parents: 'Lives with parents',
        abroad: 'Lives abroad',
        other: 'Other',
      },
    },
    yes: 'Yes',
    no: 'No',
    any: 'Any',
    orMore: (count) => `${count} or more`,
    budget: {
      between: (least, most) => `${least} to ${most}`,
      from: (least) => `From ${least}, no limit`,
      upTo: (most) => `Up to ${most}`,
      withoutLimit: 'No limit',
    },
    drawnArea: 'In the area drawn on the map',
    squareFeet: 'ft²',
  },
};
