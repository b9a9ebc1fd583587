import { readdirSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Suffix of the metric's name, and its value. */
export type Sample = [suffix: string, value: number];

/** Returns a metric in the text format of Prometheus. */
export const metric = (name: string, type: string, help: string, samples: readonly Sample[]): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
  ...samples.map(([suffix, value]) => `${name}${suffix} ${value}`),
];

/** Figures of this process, under the names of prom-client. */
export class ProcessFigures {
  readonly #delay = monitorEventLoopDelay();

  constructor() {
    this.#delay.enable();
  }

  lines(): string[] {
    const { user, system } = process.cpuUsage();
    const memory = process.memoryUsage();
    const lag = this.#delay.percentile(99) / 1e9;
    this.#delay.reset();
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
    ];
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

/** Counts the answers of a part and how long they took. */
export class AnswerFigures {
  readonly #part: string;
  readonly #buckets: readonly number[];
  /** Number of answers by the first digit of their status. */
  readonly #answers = new Map<string, number>();
  readonly #durations: number[];
  #durationSum = 0;
  #durationCount = 0;

  /** `buckets` are the upper ends of the buckets of the duration, seconds. */
  constructor(part: string, buckets: readonly number[]) {
    this.#part = part;
    this.#buckets = buckets;
    this.#durations = new Array<number>(buckets.length).fill(0);
  }

  count(status: number, ms: number): void {
    const family = `${Math.floor(status / 100)}xx`;
    this.#answers.set(family, (this.#answers.get(family) ?? 0) + 1);
    const seconds = ms / 1000;
    this.#durationSum += seconds;
    this.#durationCount++;
    const bucket = this.#buckets.findIndex((end) => seconds <= end);
    if (bucket >= 0) this.#durations[bucket] = (this.#durations[bucket] ?? 0) + 1;
  }

  lines(): string[] {
    let below = 0;
    return [
      ...metric(
        `vitrine_${this.#part}_answers_total`,
        'counter',
        'Answers by the first digit of their status.',
        [...this.#answers].map(([family, count]) => [`{status="${family}"}`, count]),
      ),
      ...metric(`vitrine_${this.#part}_answer_seconds`, 'histogram', 'Time from a call to its answer.', [
        ...this.#buckets.map((end, index): Sample => {
          below += this.#durations[index] ?? 0;
          return [`_bucket{le="${end}"}`, below];
        }),
        ['_bucket{le="+Inf"}', this.#durationCount],
        ['_sum', this.#durationSum],
        ['_count', this.#durationCount],
      ]),
    ];
  }
}
