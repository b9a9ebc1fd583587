import { Link } from '@payloadcms/ui';
import type { FeedSummary } from '@vitrine/contract/core/staff-feeds.ts';
import { DataTable } from '../components/data-table.tsx';
import { formatDateTime } from '../leads/format-date.ts';
import type { Language } from '../leads/staff-api.ts';
import { feedTexts } from './feed-texts.ts';
import { feedPath } from './feed-urls.ts';
import { ProgressBar } from './progress-bar.tsx';
import { StateBadge } from './state-badge.tsx';

/** Renders a table of the sources. On a phone each row becomes a card. */
export function FeedTable({ language, sources }: { language: Language; sources: FeedSummary[] }) {
  const { columns, kinds, listings, failures, never, alarms } = feedTexts[language];
  return (
    <DataTable
      look="cards"
      className="feeds-table"
      heads={[columns.name, columns.state, columns.sites, columns.shown, columns.checked]}
    >
      {sources.map((source) => (
        <tr key={source.id}>
          <td className="data-table__name">
            {source.state === 'removing' ? (
              source.name
            ) : (
              <Link href={feedPath(source.id)} prefetch={false}>
                {source.name}
              </Link>
            )}
            <span>{kinds[source.kind]}</span>
          </td>
          <td>
            <StateBadge language={language} state={source.state} />
            {source.alarms.map(({ kind, destination }) => (
              <span key={`${kind} ${destination}`}>{alarms.kinds[kind].title}</span>
            ))}
            <ProgressBar language={language} run={source.last_run} />
          </td>
          <td>{source.sites.map(({ name }) => name[language]).join(', ')}</td>
          <td>
            {listings(source.shown)}
            {source.failures > 0 && <span>{failures(source.failures)}</span>}
          </td>
          <td data-label={columns.checked}>
            {source.checked_at ? (
              <time dateTime={source.checked_at}>{formatDateTime(language, source.checked_at)}</time>
            ) : (
              never
            )}
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
