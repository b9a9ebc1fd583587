import type { FeedDetail, FeedRunSummary } from '@vitrine/contract/core/staff-feeds.ts';
import { DataTable } from '../components/data-table.tsx';
import { formatDateTime } from '../leads/format-date.ts';
import type { Language } from '../leads/staff-api.ts';
import { feedTexts } from './feed-texts.ts';

/** Renders a table of the last runs of a source. */
export function RunTable({ language, runs }: { language: Language; runs: FeedRunSummary[] }) {
  const { runs: texts } = feedTexts[language];
  if (runs.length === 0) return <p className="lead-hint">{texts.none}</p>;
  return (
    <section>
      <h2>{texts.title}</h2>
      <DataTable look="cards" className="feeds-table" heads={[texts.started, texts.outcome, texts.counts]}>
        {runs.map((run) => (
          <tr key={run.started_at}>
            <td>{formatDateTime(language, run.started_at)}</td>
            <td>
              {texts.outcomes[run.outcome]}
              {run.reason && <span>{run.reason}</span>}
            </td>
            <td>{texts.line(run)}</td>
          </tr>
        ))}
      </DataTable>
    </section>
  );
}

/** Renders a table of the values that the source sends and the mapping does not know. */
export function UnknownValues({ language, values }: { language: Language; values: FeedDetail['unknown_values'] }) {
  const { unknown } = feedTexts[language];
  if (values.length === 0) return null;
  return (
    <details className="feed-advanced">
      <summary>
        {unknown.title} ({values.length})
      </summary>
      <p className="lead-hint">{unknown.intro}</p>
      <DataTable look="cards" className="feeds-table" heads={[unknown.field, unknown.value, unknown.count]}>
        {values.map(({ field, value, reason, count }) => (
          <tr key={`${field} ${value} ${reason}`}>
            <td>
              <code>{field}</code>
            </td>
            <td>{value}</td>
            <td>{count}</td>
          </tr>
        ))}
      </DataTable>
    </details>
  );
}
