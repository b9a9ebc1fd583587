/**
 * Answers in a multi-step form, by the field names of `2-blocks-and-search §3`. All values are text; several municipality codes
 * are separated by commas.
 */
export type StepValues = Readonly<Record<string, string>>;

export const municipalitiesOf = (values: StepValues): string[] =>
  (values.municipalities ?? '').split(',').filter(Boolean);

/** Fields that all forms of a session share. They are stored separately (`visitor-info.ts`), so that the latest value applies. */
const visitorFields = ['firstname', 'lastname', 'email', 'phone'] as const;

export const isVisitorField = (name: string): boolean => visitorFields.some((known) => known === name);

const storageKey = (formType: string) => `vitrine.steps.${formType}`;

/** Returns the answers that were stored in this session before the page was left or reloaded. */
export function keptValues(formType: string): StepValues {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(formType)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

export function keepValues(formType: string, values: StepValues): void {
  const own = Object.entries(values).filter(([name]) => !isVisitorField(name));
  try {
    sessionStorage.setItem(storageKey(formType), JSON.stringify(Object.fromEntries(own)));
  } catch {
    // A full or unavailable storage only means that a reload loses the answers.
  }
}

export function forgetValues(formType: string): void {
  try {
    sessionStorage.removeItem(storageKey(formType));
  } catch {
    // Same as above.
  }
}
