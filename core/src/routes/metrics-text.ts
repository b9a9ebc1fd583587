import { feedAlarmKinds } from '@vitrine/contract/core/staff-feeds.ts';
import { AnswerFigures, metric, ProcessFigures, type Sample } from '@vitrine/network/figures.ts';
import type { SourceMetrics } from '../feeds/sources/source-metrics.ts';
import type { SearchStatus } from '../listings/search/search-index.ts';
import type { QueueMetrics } from '../queue/queue-metrics.ts';
import type { RetentionMetrics } from '../retention/retention-metrics.ts';

/** Upper ends of the buckets of a duration, seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

/** Figures that are read from the search index and the database for each scrape of `/metrics`. */
interface Figures {
  search: SearchStatus;
  sources: readonly SourceMetrics[];
  queues: readonly QueueMetrics[];
  retention: readonly RetentionMetrics[];
}

/** Metrics of one process in the text format of Prometheus. They are too few to justify a library. */
export class Metrics {
  readonly #answers = new AnswerFigures('core', buckets);
  readonly #process = new ProcessFigures();

  countAnswer(status: number, ms: number): void {
    this.#answers.count(status, ms);
  }

  text({ search, sources, queues, retention }: Figures, now: number): string {
    return [
      ...this.#process.lines(),
      ...this.#answers.lines(),
      ...metric('vitrine_core_search_listings', 'gauge', 'Active listings in memory.', [['', search.listings]]),
      ...metric('vitrine_core_search_following', 'gauge', '1 while changes are followed.', [
        ['', Number(search.isFollowing)],
      ]),
      ...metric(
        'vitrine_core_search_age_seconds',
        'gauge',
        'Since the columns were last known to be as the database.',
        search.isLoaded ? [['', (now - search.freshAt) / 1000]] : [],
      ),
      ...metric('vitrine_core_search_loads_total', 'counter', 'How often all listings were loaded.', [
        ['', search.loads],
      ]),
      ...metric('vitrine_core_search_load_seconds', 'gauge', 'How long the last load took.', [
        ['', search.loadSeconds],
      ]),
      ...metric('vitrine_core_search_changes_total', 'counter', 'Listings read again after a change.', [
        ['', search.changes],
      ]),
      ...queueLines(queues),
      ...retentionLines(retention),
      ...sourceLines(sources),
      '',
    ].join('\n');
  }
}

/** Returns the lines of the queues. All nodes say the same of them, since they share the database. */
function queueLines(queues: readonly QueueMetrics[]): string[] {
  const gauge = (name: string, help: string, figureOf: (queue: QueueMetrics) => number) =>
    metric(
      `vitrine_core_queue_${name}`,
      'gauge',
      help,
      queues.map((each): Sample => [`{queue="${escaped(each.queue)}"}`, figureOf(each)]),
    );
  return [
    ...gauge('waiting_jobs', 'Jobs that wait for a worker, or for their next try.', ({ waiting }) => waiting),
    ...gauge('active_jobs', 'Jobs that a worker runs.', ({ active }) => active),
    ...gauge('oldest_seconds', 'Since when the job that waits longest could have run.', ({ oldest }) => oldest),
  ];
}

/** Returns the lines of the retention jobs, which show when one stands still. */
const retentionLines = (retention: readonly RetentionMetrics[]): string[] => [
  ...metric(
    'vitrine_core_retention_last_run_timestamp_seconds',
    'gauge',
    'When data at the end of its retention period was last looked for, seconds since 1970.',
    retention.map(({ kind, last }): Sample => [`{kind="${kind}"}`, last]),
  ),
  ...metric(
    'vitrine_core_retention_deleted_rows',
    'gauge',
    'Rows that were deleted at the end of their retention period in the last 30 days.',
    retention.map(({ kind, deleted }): Sample => [`{kind="${kind}"}`, deleted]),
  ),
];

/** Returns the lines of the sources of listings. Each sample names its source by its id and its name. */
function sourceLines(sources: readonly SourceMetrics[]): string[] {
  const labels = ({ id, name }: SourceMetrics, more = '') => `{source="${id}",name="${escaped(name)}"${more}}`;
  const samples = (figureOf: (source: SourceMetrics) => number | null): Sample[] =>
    sources.flatMap((source): Sample[] => {
      const value = figureOf(source);
      return value === null ? [] : [[labels(source), value]];
    });
  const gauge = (name: string, help: string, found: Sample[]) => metric(`vitrine_feed_${name}`, 'gauge', help, found);
  const seconds = (date: Date | null) => date && date.getTime() / 1000;
  return [
    ...gauge(
      'last_success_timestamp_seconds',
      'End of the last run that succeeded, seconds since 1970.',
      samples(({ last_success }) => seconds(last_success)),
    ),
    ...gauge(
      'last_run_duration_seconds',
      'Duration of the last run that ended.',
      samples(({ last_duration }) => last_duration),
    ),
    ...gauge(
      'listings',
      'Listings of the source by state.',
      sources.flatMap((source): Sample[] => [
        [labels(source, ',state="shown"'), source.shown],
        [labels(source, ',state="failed"'), source.failed],
      ]),
    ),
    ...gauge(
      'held_lists',
      'Lists of keys that wait for staff.',
      samples(({ alarms }) => alarms['list-held'] ?? 0),
    ),
    ...gauge(
      'alarms',
      'Open alarms by kind.',
      sources.flatMap((source) =>
        feedAlarmKinds.map((kind): Sample => [labels(source, `,kind="${kind}"`), source.alarms[kind] ?? 0]),
      ),
    ),
  ];
}

/** Returns a text as a value of a label. */
const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
