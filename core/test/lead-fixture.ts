import type { Lead } from '../src/mail/lead.ts';
import { moment, site } from './core-fixture.ts';

/** Columns of the fixture's site that mails need. */
export const leadSite = { name: site.name, origin: site.origin, postal_address: site.postalAddress ?? null };

const visitor = {
  first_name: 'Léa',
  last_name: 'Tremblay',
  full_name: 'Léa Tremblay',
  email: 'lea@example.ca',
  phone: '(514) 555-0134',
};

const home = {
  address: '12, rue du Fleuve',
  city: 'Rimouski',
  province: 'Québec',
  postal_code: 'G5L 1A1',
  country: 'Canada',
};

/** Fields that each form sends (`website/app/steps`, `website/app/forms`). */
export const leadFields: Record<Lead['form_type'], Record<string, string>> = {
  contact_form: {
    ...visitor,
    form_type: 'contact_form',
    message: 'Bonjour,\n\nla maison est-elle encore libre ? Nous aimerions la visiter samedi.\n\nMerci,\nLéa',
  },
  visit_request: {
    ...visitor,
    form_type: 'contact_form',
    message: 'Bonjour,\n\nla maison est-elle encore libre ? Nous aimerions la visiter samedi.\n\nMerci,\nLéa',
    uls: '10000001',
    visit_times: '2026-06-20/morning,2026-06-21T13:00',
  },
  property_alert: {
    ...visitor,
    ...home,
    form_type: 'property_alert',
    preferred_method_of_contact: 'text',
    municipality: 'Montréal, Laval',
    property_type: 'condo',
    current_client_situation: 'tenant',
    desired_moving_timeframe: '4-8-months',
    budget_min: '300000',
    budget_max: '450000',
    nb_bedrooms: '2',
    nb_bathrooms: '1',
  },
  property_valuation: {
    ...visitor,
    ...home,
    form_type: 'property_valuation',
    preferred_method_of_contact: 'phone',
    municipality: 'Rimouski',
    property_type: 'maison',
    year_of_construction: '1962',
    nb_bedrooms: '3',
    nb_bathrooms: '2',
    nb_parking: '2',
    nb_garage: '0',
    living_area: '1240 pi²',
    land_area: '15000 pi²',
    evaluation_report: 'true',
    availability_of_report: 'false',
    reason_for_sale: 'Nous partons vivre à la campagne.',
    renos_and_improvments: 'Toiture refaite en 2021\nFenêtres neuves',
  },
};

/** Returns a lead of a form as the database stores it, with the given values. */
export const leadOf = (form_type: Lead['form_type'], { fields, ...given }: Partial<Lead> = {}): Lead => ({
  id: '7d9f1a52-0000-4000-8000-000000000001',
  microsite_id: 'm-1',
  form_type,
  locale: 'fr',
  status: 'accepted',
  fields: { ...leadFields[form_type], ...fields },
  recipient: {
    type: 'broker',
    slug: 'maude-gagnon',
    name: 'Maude Gagnon',
    email: 'maude@boreale.example',
    locale: 'fr',
  },
  source_page: '/fr/contact',
  consent_text:
    'En envoyant ce formulaire, vous acceptez que vos coordonnées servent à vous répondre, comme le décrit notre politique de confidentialité.',
  created_at: moment,
  ...given,
});
