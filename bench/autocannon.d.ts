declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** Duration of the run, s. */
    duration?: number;
    /** Number of requests, of all connections together, in place of a duration. */
    amount?: number;
    /** Called for each connection before it is used. */
    setupClient?: (client: Client) => void;
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
  function autocannon(options: Options): Run;
  namespace autocannon {
    /** One connection, which sends its requests in turn. */
    interface Client {
      setRequests(requests: { path: string }[]): void;
    }
  }
  export default autocannon;
}
