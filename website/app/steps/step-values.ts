/**
 * Answers in a multi-step form, by their field names (steps.17, steps.18). All values are text; several municipality codes
 * are separated by commas.
 */
export type StepValues = Readonly<Record<string, string>>;

export const municipalitiesOf = (values: StepValues): string[] =>
  (values.municipalities ?? '').split(',').filter(Boolean);

/** Fields that all forms of a session share. They are stored separately (`visitor-info.ts`), so that the latest value applies. */
const visitorFields = ['firstname', 'lastname', 'email', 'phone'] as const;

export const isVisitorField = (name: string): boolean => visitorFields.some((known) => known === name);

const storageKey = (formType: string) => `vitrine.steps.${formType}`;

/** Answers of a form, and the last step that they open. */
export interface KeptAnswers {
  values: StepValues;
  reached: number;
}

/** Returns what was stored in this session before the page was left or reloaded; null for nothing. */
export function keptAnswers(formType: string): KeptAnswers | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(formType)) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('values' in stored && 'reached' in stored)) return null;
    const { values, reached } = stored;
    if (typeof values !== 'object' || values === null || !Number.isSafeInteger(reached)) return null;
    const texts = Object.entries(values).filter(([, value]) => typeof value === 'string');
    return { values: Object.fromEntries(texts), reached: Number(reached) };
  } catch {
    return null;
  }
}

/** Stores the answers of a form until it is sent, at most as long as the session lasts. */
export function keepAnswers(formType: string, { values, reached }: KeptAnswers): void {
  const own = Object.entries(values).filter(([name]) => !isVisitorField(name));
  try {
    sessionStorage.setItem(storageKey(formType), JSON.stringify({ values: Object.fromEntries(own), reached }));
  } catch {
    // A full or unavailable storage only means that a reload loses the answers.
  }
}

export function forgetAnswers(formType: string): void {
  try {
    sessionStorage.removeItem(storageKey(formType));
  } catch {
    // An unavailable storage holds no answers that could be removed.
  }
}
