import type { FigureTotals as Totals } from '@vitrine/contract/core/figures.ts';
import type { Language } from '../leads/staff-api.ts';
import { type FigureName, figureTexts } from './figure-texts.ts';
import { formatCount, formatPercent } from './format-figure.ts';

interface Props {
  language: Language;
  days: number;
  figures: { totals: Totals; previous: Totals };
}

/** The counts in the order in which staff ask for them. */
export const figureNames = ['view', 'heart', 'share', 'sheet', 'lead'] as const satisfies readonly FigureName[];

/** Shows the totals of a period, each compared with the period before. */
export function FigureTotals({ language, days, figures: { totals, previous } }: Props) {
  const { names, before } = figureTexts[language];
  return (
    <dl className="figure-totals">
      {figureNames.map((name) => (
        <div key={name} className="figure-totals__one">
          <dt>{names[name]}</dt>
          <dd className="figure-totals__count">{formatCount(language, totals[name])}</dd>
          <dd className="figure-totals__before">
            {comparison(language, days, totals[name], previous[name])}
            {previous[name] > 0 && <span>{before(days, formatCount(language, previous[name]))}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Says how a count differs from the one before. */
function comparison(language: Language, days: number, count: number, previous: number): string {
  const { same, more, less, none } = figureTexts[language].compared;
  if (previous === 0) return count === 0 ? same : none(days);
  const change = (count - previous) / previous;
  const percent = formatPercent(language, Math.abs(change));
  return change === 0 ? same : change > 0 ? more(percent) : less(percent);
}
