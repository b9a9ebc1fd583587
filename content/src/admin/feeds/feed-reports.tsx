import { Link } from '@payloadcms/ui';
import type { FeedRunSummary } from '@vitrine/contract/core/staff-feeds.ts';
import { DataTable } from '../components/data-table.tsx';
import { formatDateTime } from '../leads/format-date.ts';
import type { Language } from '../leads/staff-api.ts';
import { feedTexts } from './feed-texts.ts';
import { runPath } from './feed-urls.ts';

interface TableProps {
  language: Language;
  /** Id of the source. */
  feed: string;
  runs: FeedRunSummary[];
}

/** Renders a table of the last runs of a source, each with a link to what it changed and what failed in it. */
export function RunTable({ language, feed, runs }: TableProps) {
  const { runs: texts } = feedTexts[language];
  if (runs.length === 0) return <p className="lead-hint">{texts.none}</p>;
  return (
    <section>
      <h2>{texts.title}</h2>
      <DataTable look="cards" className="feeds-table" heads={[texts.started, texts.outcome, texts.counts]}>
        {runs.map((run) => (
          <tr key={run.id}>
            <td className="data-table__name">
              <Link href={runPath(feed, run.id)} prefetch={false}>
                {formatDateTime(language, run.started_at)}
              </Link>
            </td>
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
