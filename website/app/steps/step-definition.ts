import type { StepValues } from './step-values.ts';

/** One question of a multi-step form. Its label and its errors are in `steps-texts.ts`, under its name. */
export interface StepField {
  name: string;
  kind: StepFieldKind;
  isRequired?: boolean;
  /** Of a number: how many digits it may have. */
  digits?: number;
  /** The longest answer that core takes, in characters; 200 where it is not said. */
  limit?: number;
  /** Of a choice: the values, in order. Their labels are in `steps-texts.ts`, under `name.value`. */
  options?: readonly string[];
  /** Of a choice: whether one stands there from the start. */
  isAnswered?: boolean;
  autoComplete?: string;
  /** Whether the field takes the whole width of the form. */
  isWide?: boolean;
  /** Whether the question makes sense after what was answered. */
  isAsked?: (values: StepValues) => boolean;
}

export type StepFieldKind =
  | 'municipalities'
  | 'municipality'
  | 'property-type'
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
  /** The name of its title in `steps-texts.ts`. */
  id: string;
  fields: readonly StepField[];
}

/** A form of several steps (`2-blocks-and-search §4`); the intro comes before the first. */
export interface StepsDefinition {
  formType: 'property_alert' | 'property_valuation';
  steps: readonly Step[];
  /** What stands in a field before the visitor says something else. */
  defaults: StepValues;
  /** The fields of `POST contact` that are this form's own (`2-blocks-and-search §7`). */
  ownPayload: (values: StepValues, unit: SurfaceUnits) => Readonly<Record<string, string>>;
}

/** How surfaces are written in the language of the page, such as `pi²` and `m²`. */
export interface SurfaceUnits {
  imperial: string;
  metric: string;
}

/** The last two steps of both forms (`2-blocks-and-search §5`). */
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

/** Where nearly every visitor lives. */
export const homeAddress = { province: 'Québec', country: 'Canada' };
