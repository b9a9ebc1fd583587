/** What a request carries through Hono. */
export interface PublicEnvironment {
  Variables: { requestId: string };
}
