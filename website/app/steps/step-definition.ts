import type { SearchFilters } from '../search/filters.ts';
import type { StepValues } from './step-values.ts';

/** One question of a multi-step form. Its label and its error messages are in `steps-texts.ts`, under its name. */
export interface StepField {
  name: string;
  kind: StepFieldKind;
  isRequired?: boolean;
  /** Maximum number of digits of a number. */
  digits?: number;
  /** Maximum length that core accepts, in characters; 200 by default. */
  limit?: number;
  /** Values of a choice, in order. Their labels are in `steps-texts.ts`, under `name.value`. */
  options?: readonly string[];
  /** True when an option of the choice is selected from the start. */
  isAnswered?: boolean;
  autoComplete?: string;
  /** True when the field takes the whole width of the form. */
  isWide?: boolean;
  /** Returns true when the question applies to the previous answers. */
  isAsked?: (values: StepValues) => boolean;
}

export type StepFieldKind =
  | 'municipalities'
  | 'municipality'
  | 'property-type'
  | 'recipient'
  | 'area'
  | 'choice'
  | 'yes-no'
  | 'budget'
  | 'number'
  | 'year'
  | 'surface'
  | 'text'
  | 'long-text'
  | 'email'
  | 'phone'
  | 'postal-code';

export interface Step {
  /** Key of its title in `steps-texts.ts`. */
  id: string;
  fields: readonly StepField[];
}

/** Returns the fields of a step that apply to the answers so far. */
export const askedFields = ({ fields }: Step, values: StepValues): StepField[] =>
  fields.filter(({ isAsked }) => isAsked?.(values) ?? true);

/** Returns the answers without those to questions that no longer apply. */
export function askedValues({ steps }: StepsDefinition, values: StepValues): StepValues {
  const fields = steps.flatMap((step) => step.fields);
  const isLeftOut = (name: string) => fields.some((field) => field.name === name && field.isAsked?.(values) === false);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isLeftOut(name)));
}

/** A form of several steps (steps.1); an intro precedes the first step. */
export interface StepsDefinition {
  formType: 'property_alert' | 'property_valuation';
  steps: readonly Step[];
  /** Initial values of the fields. */
  defaults: StepValues;
  /** Returns the values that the query of the page's address sets. */
  valuesOf?: (query: URLSearchParams) => StepValues;
  /** Returns the filters of the search from which the visitor came; null for none. */
  filtersOf?: (query: URLSearchParams) => SearchFilters | null;
  /** Returns the fields of `POST contact` that only this form has (steps.15). */
  ownPayload: (values: StepValues, unit: SurfaceUnits) => Readonly<Record<string, string>>;
}

/** Units of area in the language of the page, such as `pi²` and `m²`. */
export interface SurfaceUnits {
  imperial: string;
  metric: string;
}

/** The last two steps of both forms (steps.3). */
export const contactSteps: readonly Step[] = [
  {
    id: 'contact',
    fields: [
      { name: 'firstname', kind: 'text', limit: 100, isRequired: true, autoComplete: 'given-name' },
      { name: 'lastname', kind: 'text', limit: 100, isRequired: true, autoComplete: 'family-name' },
      { name: 'phone', kind: 'phone', isRequired: true, autoComplete: 'tel' },
      { name: 'email', kind: 'email', limit: 254, isRequired: true, autoComplete: 'email' },
      { name: 'communication_method', kind: 'choice', options: ['phone', 'email', 'text'], isWide: true },
    ],
  },
  {
    id: 'address',
    fields: [
      { name: 'address', kind: 'text', isRequired: true, autoComplete: 'street-address', isWide: true },
      { name: 'city', kind: 'text', limit: 100, isRequired: true, autoComplete: 'address-level2' },
      { name: 'postal_code', kind: 'postal-code', isRequired: true, autoComplete: 'postal-code' },
      { name: 'province', kind: 'text', limit: 100, autoComplete: 'address-level1' },
      { name: 'country', kind: 'text', limit: 100, autoComplete: 'country-name' },
    ],
  },
];

/** Default province and country, which are right for nearly every visitor. */
export const homeAddress = { province: 'Québec', country: 'Canada' };
