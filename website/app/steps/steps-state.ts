import type { FieldError } from '@vitrine/contract/core/contact.ts';
import { checkStep } from './check-step.ts';
import type { StepsDefinition } from './step-definition.ts';
import type { StepValues } from './step-values.ts';

/** State of a form of several steps (steps.6). */
export interface StepsState {
  /** Current step; 0 is the intro. */
  step: number;
  /** False until the answers given before a reload have been looked up, which only a browser can do. */
  isRestored: boolean;
  /** True when the answers given before a reload were restored. */
  hasKept: boolean;
  /** Last step that can be opened, because all earlier steps are valid. */
  reached: number;
  values: StepValues;
  errors: readonly FieldError[];
  submission: 'idle' | 'submitting' | 'submitted' | 'failed';
  /** Error message of the service in the visitor's language; '' when it sends none. */
  message: string;
}

export type StepsEvent =
  | { kind: 'edit'; name: string; value: string }
  /** Restores the answers given before a reload, and the step in the address. */
  | { kind: 'restore'; values: StepValues; reached: number; step: number; hasKept: boolean }
  | { kind: 'fill'; values: StepValues }
  | { kind: 'restart'; values: StepValues }
  /** Goes to the next step when the current one is valid. */
  | { kind: 'next' }
  | { kind: 'go'; step: number }
  /** Starts the submission when the last step is valid. */
  | { kind: 'submit' }
  | { kind: 'sent' }
  | { kind: 'failed'; message: string }
  | { kind: 'refused'; errors: readonly FieldError[] };

export const startSteps = ({ defaults }: StepsDefinition): StepsState => ({
  step: 0,
  isRestored: false,
  hasKept: false,
  reached: 0,
  values: defaults,
  errors: [],
  submission: 'idle',
  message: '',
});

/** Maps the field names of core to those of the forms, where the two differ. */
const formNames: Readonly<Record<string, string>> = {
  first_name: 'firstname',
  last_name: 'lastname',
  municipality: 'municipalities',
  preferred_method_of_contact: 'communication_method',
  year_of_construction: 'construction_year',
  nb_bedrooms: 'bedrooms',
  nb_bathrooms: 'bathrooms',
  nb_parking: 'parking',
  nb_garage: 'garage',
  living_area: 'livable_surface_area',
  land_area: 'lot_surface_area',
  reason_for_sale: 'selling_motivation',
  renos_and_improvments: 'renovations',
};

/** Field name of the captcha. It belongs to no step, but the visitor can correct it by ticking its box. */
const captchaField = 'recaptcha_response';

export const stepsReducer =
  (form: StepsDefinition) =>
  (state: StepsState, event: StepsEvent): StepsState => {
    const isClosed = state.submission === 'submitting' || state.submission === 'submitted';
    switch (event.kind) {
      case 'restore': {
        const reached = Math.max(0, Math.min(event.reached, form.steps.length));
        const step = Math.max(0, Math.min(event.step, reached));
        const values = { ...state.values, ...event.values };
        return { ...state, isRestored: true, hasKept: event.hasKept, values, reached, step };
      }
      case 'fill':
        return { ...state, values: { ...state.values, ...event.values } };
      case 'restart': {
        if (isClosed) return state;
        const fresh = startSteps(form);
        return { ...fresh, isRestored: true, values: { ...fresh.values, ...event.values } };
      }
      case 'edit': {
        if (isClosed) return state;
        const errors = state.errors.filter(({ field }) => field !== event.name);
        return { ...state, values: { ...state.values, [event.name]: event.value }, errors };
      }
      case 'next': {
        const errors = errorsOf(form, state);
        if (errors.length > 0) return { ...state, errors };
        const step = Math.min(state.step + 1, form.steps.length);
        return { ...state, step, reached: Math.max(state.reached, step), errors: [] };
      }
      case 'go': {
        if (isClosed) return state;
        // Going back clears the errors (steps.2); going forward stops at the last step reached.
        const step = Math.max(0, Math.min(event.step, state.reached));
        return step === state.step ? state : { ...state, step, errors: [] };
      }
      case 'submit': {
        if (isClosed) return state;
        const errors = errorsOf(form, state);
        return errors.length > 0
          ? { ...state, errors }
          : { ...state, errors: [], submission: 'submitting', message: '' };
      }
      case 'sent':
        return { ...state, submission: 'submitted' };
      case 'failed':
        return { ...state, submission: 'failed', message: event.message };
      case 'refused':
        return refused(form, state, event.errors);
    }
  };

const errorsOf = (form: StepsDefinition, { step, values }: StepsState): FieldError[] => {
  const current = form.steps[step - 1];
  return current ? checkStep(current, values) : [];
};

/** Returns to the first step that contains a field that core refused. */
function refused(form: StepsDefinition, state: StepsState, errors: readonly FieldError[]): StepsState {
  const own = errors.map(({ field, code }) => ({ field: formNames[field] ?? field, code }));
  const at = form.steps.findIndex(({ fields }) => fields.some(({ name }) => own.some(({ field }) => field === name)));
  const step = at < 0 ? state.step : at + 1;
  const here = [...(form.steps[step - 1]?.fields ?? []).map(({ name }) => name), captchaField];
  const shown = own.filter(({ field }) => here.includes(field));
  return { ...state, step, submission: 'failed', message: '', errors: shown };
}

/** True when the last step can be submitted, which needs a complete address (steps.5). */
export function canSubmit({ submission, values }: StepsState): boolean {
  const isFilled = ['address', 'postal_code', 'city'].every((name) => (values[name] ?? '').trim() !== '');
  return isFilled && submission !== 'submitting' && submission !== 'submitted';
}
