import type { SearchStatus } from '../listings/search/search-index.ts';

/** Upper ends of the buckets of a duration, seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

/** Metrics of one process in the text format of Prometheus. They are too few to justify a library. */
export class Metrics {
  /** Number of answers by the first digit of their status. */
  readonly #answers = new Map<string, number>();
  readonly #durations = new Array<number>(buckets.length).fill(0);
  #durationSum = 0;
  #durationCount = 0;

  countAnswer(status: number, ms: number): void {
    const family = `${Math.floor(status / 100)}xx`;
    this.#answers.set(family, (this.#answers.get(family) ?? 0) + 1);
    const seconds = ms / 1000;
    this.#durationSum += seconds;
    this.#durationCount++;
    const bucket = buckets.findIndex((end) => seconds <= end);
    if (bucket >= 0) this.#durations[bucket] = (this.#durations[bucket] ?? 0) + 1;
  }

  text(search: SearchStatus, now: number): string {
    const { user, system } = process.cpuUsage();
    const memory = process.memoryUsage();
    let below = 0;
    return [
      ...metric('process_cpu_seconds_total', 'counter', 'CPU time of the process.', [['', (user + system) / 1e6]]),
      ...metric('process_resident_memory_bytes', 'gauge', 'Memory of the process.', [['', memory.rss]]),
      ...metric('nodejs_heap_size_used_bytes', 'gauge', 'Objects of JavaScript.', [['', memory.heapUsed]]),
      ...metric('nodejs_array_buffers_bytes', 'gauge', 'Among others the columns of the search.', [
        ['', memory.arrayBuffers],
      ]),
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
      '',
    ].join('\n');
  }
}

/** Suffix of the metric's name, and its value. */
type Sample = [suffix: string, value: number];

const metric = (name: string, type: string, help: string, samples: Sample[]): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
  ...samples.map(([suffix, value]) => `${name}${suffix} ${value}`),
];
