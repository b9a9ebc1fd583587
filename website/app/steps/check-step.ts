import type { FieldError } from '@vitrine/contract/core/contact.ts';
import { emailPattern, phonePattern } from '@vitrine/contract/core/contact-patterns.ts';
import { askedFields, type Step, type StepField } from './step-definition.ts';
import type { StepValues } from './step-values.ts';

/** Required format of a non-empty field (steps.10). */
const patterns: Partial<Record<StepField['kind'], RegExp>> = {
  email: emailPattern,
  phone: phonePattern,
  'postal-code': /^[A-Z]\d[A-Z] \d[A-Z]\d$/,
  year: /^\d{4}$/,
  number: /^\d+$/,
  surface: /^\d+$/,
};

/** Returns the validation errors of a step, in the order of its fields. */
export function checkStep(step: Step, values: StepValues): FieldError[] {
  return askedFields(step, values).flatMap(({ name, kind, isRequired }): FieldError[] => {
    const value = (values[name] ?? '').trim();
    if (value === '') return isRequired ? [{ field: name, code: 'required' }] : [];
    const pattern = patterns[kind];
    return pattern && !pattern.test(value) ? [{ field: name, code: 'invalid' }] : [];
  });
}
