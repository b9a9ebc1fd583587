/** Quoted hashes of inline scripts and styles (`'sha256-…'`), which the content security policy of a document allows. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** What the security headers of an answer have to allow. */
export interface PolicyNeeds {
  /** Null for anything but an HTML document. */
  inline: InlineSources | null;
  /** Other origins of the page's iframes. */
  frameOrigins: readonly string[];
  /** Hosts of pictures besides those of the website and its services; null when they may be on any host. */
  pictureHosts: readonly string[] | null;
  /** True when the admin may embed the page, for the live preview. */
  isFramedByAdmin: boolean;
  /** True when staff injected scripts into the page, which may connect to any service. */
  injectsScripts: boolean;
}

/** How long a page that is for everybody may be kept. */
export interface SharedCache {
  /** Maximum age in seconds, for content that may have to disappear quickly; null when a change of the content purges it. */
  maxAge: number | null;
}

/** A response with what the server before the application has to know about it. */
export interface Answer {
  response: Response;
  /** Null for an answer that is for one visitor. */
  cache: SharedCache | null;
  /** Tags of the content that the answer shows, by which it is purged. */
  tags: readonly string[];
  policy: PolicyNeeds;
}

/** The parts of an answer that a route knows; the others take their usual values. */
export interface RouteAnswer extends Partial<Omit<Answer, 'policy'>> {
  response: Response;
  policy?: Partial<PolicyNeeds>;
}

/** Returns the whole answer of a route: a response alone is for one visitor and needs nothing of the policy. */
export function wholeAnswer(given: Response | RouteAnswer): Answer {
  const {
    response,
    cache = null,
    tags = [],
    policy,
  }: RouteAnswer = given instanceof Response ? { response: given } : given;
  return {
    response,
    cache,
    tags,
    policy: {
      inline: null,
      frameOrigins: [],
      pictureHosts: [],
      isFramedByAdmin: false,
      injectsScripts: false,
      ...policy,
    },
  };
}
