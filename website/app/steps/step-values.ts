/**
 * What a visitor has said in a multi-step form, by the names of `2-blocks-and-search §3`. Everything is text, as fields hold it;
 * the codes of several municipalities stand one after another, with a comma between.
 */
export type StepValues = Readonly<Record<string, string>>;

export const municipalitiesOf = (values: StepValues): string[] =>
  (values.municipalities ?? '').split(',').filter(Boolean);

/** What the forms of a session know of the visitor together; it is kept apart (`visitor-info.ts`), so that the latest holds. */
const visitorFields = ['firstname', 'lastname', 'email', 'phone'] as const;

export const isVisitorField = (name: string): boolean => visitorFields.some((known) => known === name);

const storageKey = (formType: string) => `vitrine.steps.${formType}`;

/** What was said before the page was left or reloaded, within this session. */
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
    // A storage that is full or refused costs some typing after a reload, no more.
  }
}

export function forgetValues(formType: string): void {
  try {
    sessionStorage.removeItem(storageKey(formType));
  } catch {
    // As above.
  }
}
