import type { StepsDefinition } from './step-definition.ts';
import type { KeptAnswers, StepValues } from './step-values.ts';

interface RestoredAnswers extends KeptAnswers {
  /** True when the answers were given before a reload. */
  hasKept: boolean;
}

/**
 * Returns the answers with which a form begins: those that the session kept, and those that the query of the page's address asks for. A reload
 * keeps the answers that the visitor has changed since; another search begins anew.
 */
export function restoredAnswers(
  kept: KeptAnswers | null,
  { valuesOf }: Pick<StepsDefinition, 'valuesOf'>,
  query: string,
): RestoredAnswers {
  const asked = kept?.values.query === query ? {} : (valuesOf?.(new URLSearchParams(query)) ?? {});
  const isAnew = kept === null || Object.keys(asked).length > 0;
  return { values: { ...kept?.values, ...asked, query }, reached: isAnew ? 0 : kept.reached, hasKept: !isAnew };
}

/** Returns the known contact details whose fields have no answer yet. */
export const unansweredDetails = (details: object, values: StepValues): StepValues =>
  Object.fromEntries(Object.entries(details).filter(([field, value]) => value !== '' && !values[field]));
