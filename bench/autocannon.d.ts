declare module 'autocannon' {
  interface Options {
    url: string;
    connections?: number;
    /** In seconds. */
    duration?: number;
    /** Threads that send; without one the requests are sent from this thread. */
    workers?: number;
    headers?: Record<string, string>;
  }
  interface Result {
    requests: { average: number; total: number };
    latency: { p50: number; p97_5: number; p99: number; max: number };
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
