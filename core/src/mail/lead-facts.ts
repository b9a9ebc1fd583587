import { phoneLink } from '@vitrine/contract/core/contact-patterns.ts';
import { visitTimesText } from '@vitrine/contract/core/visit-times.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { headerAddress } from './header-text.ts';
import type { Lead } from './lead.ts';
import { type JoinedFact, type LeadField, leadFieldTexts } from './lead-field-texts.ts';
import { areaText, atLeastText, budgetText, codeText, propertyTypeText, yesNoText } from './lead-values.ts';
import type { InlineText } from './template/mail-content.ts';

type LeadFact = LeadField | JoinedFact;
export type Facts = (readonly [label: string, value: InlineText])[];
type Read = (fields: Record<string, string>, locale: Locale) => InlineText;

const as =
  (field: LeadFact): Read =>
  (fields) =>
    fields[field] ?? '';
const by =
  (field: LeadFact, read: (value: string, locale: Locale) => string): Read =>
  (fields, locale) =>
    fields[field] ? read(fields[field], locale) : '';
const code = (field: LeadFact): Read => by(field, (value, locale) => codeText(field, value, locale));

export const visitorName = ({ fields }: Pick<Lead, 'fields'>): string =>
  [fields.first_name, fields.last_name].filter(Boolean).join(' ') || fields.full_name || fields.email || '';

/**
 * Returns the `mailto:` link of an address; null when it is not one. Escaped, so that it holds one address and nothing
 * else (RFC 6068).
 */
export function mailLink(email: string | undefined, subject?: string): string | null {
  const address = headerAddress(email ?? '');
  if (!address) return null;
  const [local = '', domain] = address.split('@');
  return `mailto:${encodeURIComponent(local)}@${domain}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}

const linked = (text: string | undefined, href: string | null): InlineText =>
  text && href ? [{ text, href }] : (text ?? '');

/** Returns a postal address on one line. */
function postalAddress({ address, city, province, postal_code, country }: Record<string, string>): string {
  const town = [city, province && `(${province})`, postal_code].filter(Boolean).join(' ');
  return [address, town, country].filter(Boolean).join(', ');
}

const persons: [LeadFact, Read][] = [
  ['name', (fields) => visitorName({ fields })],
  ['phone', ({ phone }) => linked(phone, phoneLink(phone ?? ''))],
  ['email', ({ email }) => linked(email, mailLink(email))],
  ['preferred_method_of_contact', code('preferred_method_of_contact')],
  ['address', postalAddress],
];

const projects: Record<Lead['form_type'], [LeadFact, Read][]> = {
  contact_form: [],
  visit_request: [['visit_times', by('visit_times', visitTimesText)]],
  property_alert: [
    ['municipality', as('municipality')],
    ['area', by('area', (_, locale) => leadFieldTexts[locale].drawnArea)],
    ['property_type', by('property_type', propertyTypeText)],
    ['budget', budgetText],
    ['nb_bedrooms', by('nb_bedrooms', atLeastText)],
    ['nb_bathrooms', by('nb_bathrooms', atLeastText)],
    ['desired_moving_timeframe', code('desired_moving_timeframe')],
    ['current_client_situation', code('current_client_situation')],
  ],
  property_valuation: [
    ['town', as('municipality')],
    ['property_type', by('property_type', propertyTypeText)],
    ['year_of_construction', as('year_of_construction')],
    ['nb_bedrooms', as('nb_bedrooms')],
    ['nb_bathrooms', as('nb_bathrooms')],
    ['nb_parking', as('nb_parking')],
    ['nb_garage', as('nb_garage')],
    ['living_area', by('living_area', areaText)],
    ['land_area', by('land_area', areaText)],
    ['evaluation_report', by('evaluation_report', yesNoText)],
    ['availability_of_report', by('availability_of_report', yesNoText)],
    ['reason_for_sale', as('reason_for_sale')],
    ['renos_and_improvments', as('renos_and_improvments')],
  ],
};

const labelOf = (fact: LeadFact, locale: Locale): string => {
  const { fields, joined } = leadFieldTexts[locale];
  return { ...fields, ...joined }[fact];
};

const factsOf = (entries: [LeadFact, Read][], fields: Record<string, string>, locale: Locale): Facts =>
  entries
    .map(([fact, read]) => [labelOf(fact, locale), read(fields, locale)] as const)
    .filter(([, value]) => value.length > 0);

/** Returns the visitor's name and contact details, in the reader's language. */
export const personFacts = ({ fields, locale: language }: Lead, locale: Locale): Facts => [
  ...factsOf(persons, fields, locale),
  [labelOf('language', locale), codeText('language', language, locale)],
];

/** Returns the property that the visitor looks for or sells, in the reader's language, without empty fields. */
export const projectFacts = ({ form_type, fields }: Lead, locale: Locale): Facts =>
  factsOf(projects[form_type], fields, locale);
