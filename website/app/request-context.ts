/** Data about a request that the server knows before the application handles it. */
export interface RequestContext {
  /** Identifies the request in the logs, in the header `x-request-id` and on error pages. */
  requestId: string;
  /** Scheme, host and port as the visitor typed them: `https://www.example.ca`. */
  origin: string;
  /** The checked host name in lower case, without the port. */
  hostname: string;
  /** Address of the visitor; undefined while a page is rendered for the shared cache. */
  clientIp: string | undefined;
  /** Value of the `i18n_redirected` cookie; undefined without one and while a page is rendered for the shared cache. */
  localeCookie: 'fr' | 'en' | undefined;
}
