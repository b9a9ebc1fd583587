import type { FeedRunSummary } from '@vitrine/contract/core/staff-feeds.ts';
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
