import type { DayFigures } from '@vitrine/contract/core/figures.ts';
import type { Language } from '../leads/staff-api.ts';
import { type FigureName, figureTexts } from './figure-texts.ts';
import { formatCount, formatFigureDay } from './format-figure.ts';

interface Props {
  language: Language;
  name: FigureName;
  days: readonly DayFigures[];
}

const height = 100;
/** Width of a day, and of the gap after its bar. */
const step = 10;
const gap = 2;

/** Returns the top of the axis: the next number that is easy to read. */
function topOf(most: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  return [1, 2, 5, 10].map((factor) => factor * unit).find((top) => top >= most) ?? most;
}

/** Draws a count by day as bars. Who does not see them hears the sum and the highest day; each number stands in the table of the view. */
export function DayChart({ language, name, days }: Props) {
  const { names, counts, chart } = figureTexts[language];
  const values = days.map((day) => day[name]);
  const total = values.reduce((sum, value) => sum + value, 0);
  const most = Math.max(...values);
  const top = topOf(most);
  const highest = days[values.indexOf(most)];
  const label = chart.summary(
    names[name],
    counts[name](total),
    days.length,
    counts[name](most),
    formatFigureDay(language, highest?.day),
  );
  return (
    <figure className="figure-chart">
      <figcaption>{names[name]}</figcaption>
      {total === 0 ? (
        <p className="figure-chart__empty">{chart.empty}</p>
      ) : (
        <>
          <div className="figure-chart__plot">
            <span className="figure-chart__top" aria-hidden="true">
              {formatCount(language, top)}
            </span>
            <svg
              viewBox={`0 0 ${days.length * step} ${height}`}
              preserveAspectRatio="none"
              role="img"
              aria-label={label}
            >
              <line className="figure-chart__line" x1="0" x2={days.length * step} y1="0.5" y2="0.5" />
              {days.map((day, index) => (
                <g key={day.day}>
                  <title>{`${formatFigureDay(language, day.day)}\u00a0: ${counts[name](day[name])}`}</title>
                  <rect className="figure-chart__day" x={index * step} y="0" width={step} height={height} />
                  <rect
                    className="figure-chart__bar"
                    x={index * step + gap / 2}
                    y={height - (day[name] / top) * height}
                    width={step - gap}
                    height={(day[name] / top) * height}
                  />
                </g>
              ))}
            </svg>
          </div>
          <p className="figure-chart__days" aria-hidden="true">
            <span>{formatFigureDay(language, days[0]?.day)}</span>
            <span>{formatFigureDay(language, days.at(-1)?.day)}</span>
          </p>
        </>
      )}
    </figure>
  );
}

/** Draws the views of a listing by day in a line of a table, whose other cells say the numbers. */
export function Spark({ values, label }: { values: readonly number[]; label: string }) {
  const top = Math.max(...values, 1);
  return (
    <svg
      className="figure-spark"
      viewBox={`0 0 ${values.length * step} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {values.map((value, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
          key={index}
          className="figure-chart__bar"
          x={index * step + gap / 2}
          y={height - (value / top) * height}
          width={step - gap}
          height={(value / top) * height}
        />
      ))}
    </svg>
  );
}
