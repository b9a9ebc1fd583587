declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** Duration of the load, s. */
    duration: number;
    headers: Record<string, string>;
    /** Interval between samples, ms. */
    sampleInt: number;
  }
  interface Result {
    /** Measured duration, s. */
    duration: number;
    requests: { total: number };
    non2xx: number;
    errors: number;
  }
  interface Run extends Promise<Result> {
    /** `ms` is the time from the request to the end of its answer. */
    on(event: 'response', listener: (client: unknown, status: number, bytes: number, ms: number) => void): this;
  }
  export default function autocannon(options: Options): Run;
}
