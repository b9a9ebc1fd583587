/** Kinds of caches by how they are called: `tags` is ours, which a worker or a script of some lines can answer. */
export const purgeKinds = ['tags', 'cloudflare', 'fastly'] as const;
export type PurgeKind = (typeof purgeKinds)[number];

interface CallForm {
  /** Number of tags that one call may name. */
  most: number;
  body(tags: readonly string[]): unknown;
  authorise(token: string): Record<string, string>;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Cloudflare: `purge_cache` of a zone. Fastly: `purge` of a service, by surrogate keys. */
const forms: Record<PurgeKind, CallForm> = {
  tags: { most: 200, body: (tags) => ({ tags }), authorise: bearer },
  cloudflare: { most: 30, body: (tags) => ({ tags }), authorise: bearer },
  fastly: {
    most: 256,
    body: (tags) => ({ surrogate_keys: tags }),
    authorise: (token) => ({ 'fastly-key': token }),
  },
};

/** Divides tags into those of one call each. */
export function divideTags(kind: PurgeKind, tags: readonly string[]): string[][] {
  const { most } = forms[kind];
  return Array.from({ length: Math.ceil(tags.length / most) }, (_, index) =>
    tags.slice(index * most, (index + 1) * most),
  );
}

/** Returns the call that purges the tags, to be given to `fetch`. */
export function purgeCall(kind: PurgeKind, token: string | undefined, tags: readonly string[]): RequestInit {
  const { body, authorise } = forms[kind];
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...(token && authorise(token)) },
    body: JSON.stringify(body(tags)),
  };
}
