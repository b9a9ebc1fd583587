/** What a request carries through Hono. */
export interface RequestVariables {
  Variables: { requestId: string };
}
