import { useTexts } from '../locale/define-texts.ts';
import { formatNumber } from '../locale/format.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { factFieldTexts } from './fact-field-texts.ts';
import type { Facets } from './use-facets.ts';

/** Returns the number of listings with a choice of a filter, as text beside it; undefined until it is known. */
export function useCountOf(facets: Facets | null) {
  const t = useTexts(factFieldTexts);
  const locale = useLocale();
  return (name: string, value: string) => {
    const count = facets?.choices[name]?.[value || 'any'];
    if (count === undefined) return undefined;
    return (
      <>
        {formatNumber(count, locale)}
        <span className="visually-hidden"> {t.properties(count)}</span>
      </>
    );
  };
}
