import * as z from 'zod/mini';
import { areaPattern } from './area-pattern.ts';
import { emailPattern, phonePattern } from './contact-patterns.ts';
import { plainLine, plainText } from './plain-text.ts';
import { visitTimesPattern } from './visit-time-codes.ts';

/** Reason for which a field is refused. Each reader has its own text for it, in the visitor's language. */
export type FieldErrorCode = 'required' | 'invalid' | 'too_long';
export interface FieldError {
  field: string;
  code: FieldErrorCode;
}

/** Kinds of leads. A contact form that proposes times for a visit is stored as `visit_request`. */
export const formTypes = ['contact_form', 'visit_request', 'property_alert', 'property_valuation'] as const;
export type FormType = (typeof formTypes)[number];
/** Kinds of recipients of a message (contact.7): the first three are individuals, the others groups. */
export const recipientTypes = ['broker', 'administrative_team', 'executive_team', 'team', 'office', 'others'] as const;
export type RecipientType = (typeof recipientTypes)[number];

/** Maximum length of a message, in characters. */
export const messageLimit = 10_000;

const oneLine = z.overwrite<string>(plainLine);
const manyLines = z.overwrite<string>(plainText);

const line = (limit: number) => z.string('required').check(oneLine, z.maxLength(limit, 'too_long'));
const required = (limit: number) =>
  z.string('required').check(oneLine, z.minLength(1, 'required'), z.maxLength(limit, 'too_long'));
const optional = (limit: number) => z.optional(line(limit));

const email = z
  .string('required')
  .check(
    oneLine,
    z.minLength(1, { error: 'required', abort: true }),
    z.maxLength(254, { error: 'too_long', abort: true }),
    z.regex(emailPattern, 'invalid'),
  );
const requiredPhone = z
  .string('required')
  .check(z.trim(), z.minLength(1, { error: 'required', abort: true }), z.regex(phonePattern, 'invalid'));
const phone = z.string('required').check(
  z.trim(),
  z.refine((text) => text === '' || phonePattern.test(text), 'invalid'),
);

/** Fields of the contact form (contact.8), under the names of the wire. */
export const contactFields = z.object({
  first_name: required(100),
  last_name: required(100),
  email,
  phone: z.optional(phone),
  message: z.string('required').check(manyLines, z.minLength(1, 'required'), z.maxLength(messageLimit, 'too_long')),
});
export type ContactFields = z.infer<typeof contactFields>;

/** Fields of every form that the visitor does not type: an invalid value must not prevent the message. */
const accompanying = {
  full_name: optional(200),
  /** One of `recipientTypes`; any other value and an unknown slug mean the site's default recipient. */
  recipient_type: z.catch(optional(50), undefined),
  recipient_slug: z.catch(optional(200), undefined),
  /** The number of the listing that the message is about: without a recipient the message goes to the listing's broker. */
  uls: z.catch(z.optional(z.string().check(z.regex(/^\d{4,12}$/))), undefined),
};

const contactForm = z.extend(contactFields, {
  ...accompanying,
  /** Times for a visit, with commas between them (`visit-time-codes.ts`). Without a valid one it is a message. */
  visit_times: z.catch(z.optional(z.string().check(z.regex(visitTimesPattern))), undefined),
  /** The numbers of the listings of a list that the visitor sends, with commas between them, at most 100. */
  listings: z.catch(z.optional(z.string().check(z.regex(/^\d{4,12}(,\d{4,12}){0,99}$/))), undefined),
  form_type: z.literal('contact_form'),
});

/** Maximum length of a list of municipality names, in characters: Québec has about 1,100, and all of them may be selected. */
export const municipalityListLimit = 50_000;

/** Fields of the searched place: names of municipalities, or an area drawn on the map. */
const searchedPlace = {
  municipality: optional(municipalityListLimit),
  /** The area as the address of a search holds it (`search-area.ts`); an invalid one is none. */
  area: z.catch(z.optional(z.string().check(z.regex(areaPattern))), undefined),
};
interface SearchedPlace {
  municipality?: string | undefined;
  area?: string | undefined;
}
const saysPlace = z.refine<SearchedPlace>(({ municipality, area }) => Boolean(municipality || area), {
  path: ['municipality'],
  error: 'required',
  // Named with the errors of the other fields.
  when: () => true,
});

/** The criteria of a property alert beyond its place, which both of its forms send. */
const alertCriteria = {
  property_type: optional(100),
  nb_bedrooms: optional(10),
  nb_bathrooms: optional(10),
  budget_min: optional(20),
  budget_max: optional(20),
  /** Slugs of the broker and of the office whose listings alone the visitor wants; an invalid one means any. */
  broker: z.catch(optional(60), undefined),
  office: z.catch(optional(60), undefined),
  /** Filters by facts as the query of a search, such as `year_min=2000&garage=1`; an invalid one means any. */
  other_criteria: z.catch(optional(400), undefined),
};

/** The fields that the two multi-step forms share (steps.15). */
const multiStep = {
  ...accompanying,
  first_name: required(100),
  last_name: required(100),
  email,
  phone: requiredPhone,
  preferred_method_of_contact: optional(50),
  address: required(200),
  postal_code: required(10),
  city: required(100),
  province: optional(100),
  country: optional(100),
  municipality: required(municipalityListLimit),
  property_type: optional(100),
  nb_bedrooms: optional(10),
  nb_bathrooms: optional(10),
};

const propertyAlert = z
  .object({
    ...multiStep,
    ...searchedPlace,
    form_type: z.literal('property_alert'),
    current_client_situation: optional(100),
    desired_moving_timeframe: optional(100),
    ...alertCriteria,
  })
  .check(saysPlace);

/**
 * A property alert from the results of a search, marked by `alert_from`: the address and the search are enough. The form of several steps
 * asks for more (steps.7).
 */
const searchAlert = z
  .object({
    ...accompanying,
    form_type: z.literal('property_alert'),
    alert_from: z.literal('search'),
    email,
    ...searchedPlace,
    ...alertCriteria,
  })
  .check(saysPlace);

const propertyValuation = z.object({
  ...multiStep,
  form_type: z.literal('property_valuation'),
  year_of_construction: optional(10),
  nb_parking: optional(10),
  nb_garage: optional(10),
  living_area: optional(30),
  land_area: optional(30),
  evaluation_report: optional(20),
  availability_of_report: optional(20),
  reason_for_sale: optional(2000),
  renos_and_improvments: optional(5000),
});

/** The body of `POST contact` by form type, without the fields of `contactEnvelope`. */
export const contactSubmission = z.discriminatedUnion('form_type', [contactForm, propertyAlert, propertyValuation], {
  error: 'invalid',
});
export type ContactSubmission = z.infer<typeof contactSubmission> | z.infer<typeof searchAlert>;

/** Returns the schema of a body of `POST contact`. */
export const submissionSchema = (body: Record<string, unknown>) =>
  body.form_type === 'property_alert' && body.alert_from === 'search' ? searchAlert : contactSubmission;

/**
 * The fields that every form adds: captcha answer, language, page of origin with its variant, consent to the use of the details, and
 * whether the visitor has allowed analytics, and has agreed that the board of the listing gets the message as well. `without_captcha` marks a contact form of a browser without JavaScript, whose captcha answer is
 * empty: the message is held until staff release it.
 */
export const contactEnvelope = z.object({
  recaptcha_response: z.catch(z.string(), ''),
  without_captcha: z.catch(z.nullable(z.literal('true')), null),
  locale: z.catch(z.nullable(z.enum(['fr', 'en'])), null),
  source_page: z.catch(z.nullable(z.string().check(oneLine, z.maxLength(2000))), null),
  variant: z.catch(z.nullable(z.string().check(oneLine, z.maxLength(100))), null),
  consent_text: z.catch(z.nullable(z.string().check(oneLine, z.maxLength(1000))), null),
  allows_analytics: z.catch(z.nullable(z.literal('true')), null),
  allows_board: z.catch(z.nullable(z.literal('true')), null),
});

/** Returns the first error of each field, in the order of the form. */
export function fieldErrors(error: z.core.$ZodError): FieldError[] {
  const byField = new Map<string, FieldErrorCode>();
  for (const { path, message } of error.issues) {
    const field = String(path[0] ?? 'form_type');
    const code = message === 'required' || message === 'too_long' ? message : 'invalid';
    if (!byField.has(field)) byField.set(field, code);
  }
  return [...byField].map(([field, code]) => ({ field, code }));
}
