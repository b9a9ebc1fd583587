/** Variables that middleware sets on a request in Hono. */
export interface RequestVariables {
  Variables: { requestId: string };
}
