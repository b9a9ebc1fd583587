import { readdirSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { feedAlarmKinds } from '@vitrine/contract/core/staff-feeds.ts';
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
  /** Number of answers by the first digit of their status. */
  readonly #answers = new Map<string, number>();
  readonly #durations = new Array<number>(buckets.length).fill(0);
  #durationSum = 0;
  #durationCount = 0;
  readonly #delay = monitorEventLoopDelay();

  constructor() {
    this.#delay.enable();
  }

  countAnswer(status: number, ms: number): void {
    const family = `${Math.floor(status / 100)}xx`;
    this.#answers.set(family, (this.#answers.get(family) ?? 0) + 1);
    const seconds = ms / 1000;
    this.#durationSum += seconds;
    this.#durationCount++;
    const bucket = buckets.findIndex((end) => seconds <= end);
    if (bucket >= 0) this.#durations[bucket] = (this.#durations[bucket] ?? 0) + 1;
  }

  text({ search, sources, queues, retention }: Figures, now: number): string {
    const { user, system } = process.cpuUsage();
    const memory = process.memoryUsage();
    const lag = this.#delay.percentile(99) / 1e9;
    this.#delay.reset();
    let below = 0;
    return [
      ...metric('process_cpu_seconds_total', 'counter', 'CPU time of the process.', [['', (user + system) / 1e6]]),
      ...metric('process_resident_memory_bytes', 'gauge', 'Memory of the process.', [['', memory.rss]]),
      ...metric('nodejs_heap_size_used_bytes', 'gauge', 'Objects of JavaScript.', [['', memory.heapUsed]]),
      ...metric('nodejs_array_buffers_bytes', 'gauge', 'Among others the columns of the search.', [
        ['', memory.arrayBuffers],
      ]),
      ...metric('nodejs_eventloop_lag_p99_seconds', 'gauge', 'How late the event loop was since the last time, 99 %.', [
        ['', Number.isFinite(lag) ? lag : 0],
      ]),
      ...metric('process_open_fds', 'gauge', 'Open files and connections.', openFiles()),
      ...metric(
        'vitrine_core_answers_total',
        'counter',
        'Answers by the first digit of their status.',
        [...this.#answers].map(([family, count]) => [`{status="${family}"}`, count]),
      ),
      ...metric('vitrine_core_answer_seconds', 'histogram', 'Time from a call to its answer.', [
        ...buckets.map((end, index): Sample => {
          below += this.#durations[index] ?? 0;
          return [`_bucket{le="${end}"}`, below];
        }),
        ['_bucket{le="+Inf"}', this.#durationCount],
        ['_sum', this.#durationSum],
        ['_count', this.#durationCount],
      ]),
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

/** Returns the number of open files and connections, where /proc tells it. */
function openFiles(): Sample[] {
  try {
    return [['', readdirSync('/proc/self/fd').length]];
  } catch {
    return [];
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

/** Suffix of the metric's name, and its value. */
type Sample = [suffix: string, value: number];

const metric = (name: string, type: string, help: string, samples: Sample[]): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
  ...samples.map(([suffix, value]) => `${name}${suffix} ${value}`),
];
