import type { Locale } from '@vitrine/contract/locale.ts';
import { type FilterChoice, labelOf } from '../search/search-data.ts';
import { askedValues, type StepsDefinition, type SurfaceUnits } from './step-definition.ts';
import { municipalitiesOf, type StepValues } from './step-values.ts';

export interface PayloadContext {
  locale: Locale;
  municipalities: readonly FilterChoice[];
  units: SurfaceUnits;
  /** The path of the page that contains the form, and its variant ('' for none). */
  sourcePage: string;
  variant: string;
  /** Consent text that the visitor accepts by submitting. */
  consentText: string;
}

/** Returns the fields of `POST contact` (steps.15), without the response of the captcha. */
export function stepsPayload(form: StepsDefinition, given: StepValues, context: PayloadContext): FormData {
  const values = askedValues(form, given);
  const { locale, municipalities, units, sourcePage, variant, consentText } = context;
  const said = (name: string) => (values[name] ?? '').trim();
  const payload = new FormData();
  const fields = {
    form_type: form.formType,
    locale,
    source_page: sourcePage,
    ...(variant && { variant }),
    consent_text: consentText,
    full_name: `${said('firstname')} ${said('lastname')}`,
    first_name: said('firstname'),
    last_name: said('lastname'),
    phone: said('phone'),
    email: said('email'),
    preferred_method_of_contact: said('communication_method'),
    address: said('address'),
    postal_code: said('postal_code'),
    city: said('city'),
    province: said('province'),
    country: said('country'),
    municipality: municipalitiesOf(values)
      .map((code) => labelOf(municipalities, code))
      .join(', '),
    property_type: said('property_type'),
    ...form.ownPayload(values, units),
  };
  for (const [name, value] of Object.entries(fields)) payload.set(name, value);
  return payload;
}
