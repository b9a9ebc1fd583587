import { useTexts } from '../locale/define-texts.ts';
import { type FilterChoice, labelOf } from './search-data.ts';
import { searchTexts } from './search-texts.ts';

/** Returns a short summary of the selection, such as `Québec et 2 autres`; null without a selection. */
export function useMunicipalitySummary(
  municipalities: readonly FilterChoice[],
  chosen: readonly string[],
): string | null {
  const t = useTexts(searchTexts);
  const [first, ...others] = chosen;
  if (first === undefined) return null;
  const name = labelOf(municipalities, first);
  return others.length === 0 ? name : t.municipalityMore(name, others.length);
}
