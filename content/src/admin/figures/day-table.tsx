import type { DayFigures } from '@vitrine/contract/core/figures.ts';
import { DataTable } from '../components/data-table.tsx';
import type { Language } from '../leads/staff-api.ts';
import { figureTexts } from './figure-texts.ts';
import { figureNames } from './figure-totals.tsx';
import { formatCount, formatFigureDay } from './format-figure.ts';

/** Shows the counts of each day as a table, which says what the charts draw. */
export function DayTable({ language, days }: { language: Language; days: readonly DayFigures[] }) {
  const { names, chart } = figureTexts[language];
  return (
    <details className="figure-table">
      <summary>{chart.table}</summary>
      <DataTable look="lines" caption={chart.table} heads={[chart.day, ...figureNames.map((name) => names[name])]}>
        {days.toReversed().map((day) => (
          <tr key={day.day}>
            <th scope="row">{formatFigureDay(language, day.day)}</th>
            {figureNames.map((name) => (
              <td key={name}>{formatCount(language, day[name])}</td>
            ))}
          </tr>
        ))}
      </DataTable>
    </details>
  );
}
