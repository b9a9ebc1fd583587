import { isSignature, signText } from './signature.ts';

/** Tokens that show one draft of one site to everybody who has the link, until they expire. */

/** `link` shows the saved draft. `editor` also shows what an editor has not saved; the admin alone gets such a token. */
export type PreviewPurpose = 'link' | 'editor';

/** The kinds of documents that have a preview: a page, an article, or the header, the footer and the theme of a site, on its home page. */
export const previewKinds = ['page', 'article', 'site'] as const;
export type PreviewKind = (typeof previewKinds)[number];

export interface PreviewClaims {
  purpose: PreviewPurpose;
  kind: PreviewKind;
  /** Id of the document in the content store. */
  id: string;
  /** Key of the variant that the link shows; without it the page itself. */
  variant?: string | undefined;
  /** Seconds since 1970. */
  expires: number;
}

/** Returns the token for a document of the site. It is signed with the site's id but does not contain it. */
export async function signPreviewToken(key: string, siteId: string, claims: PreviewClaims): Promise<string> {
  const { purpose, expires } = claims;
  return `${purpose}.${shownPart(claims)}.${expires}.${await signText(key, message(siteId, claims))}`;
}

/** Returns the claims of a token of this site that is valid at `now` (ms); null for any other text. */
export async function readPreviewToken(
  key: string,
  siteId: string,
  token: string,
  now: number,
): Promise<PreviewClaims | null> {
  const [, purpose, kind = 'page', id = '', variant, expires = '', signature = ''] =
    /^(link|editor)\.(?:(article|site)-)?(\w{1,40})(?:~([\w-]{1,80}))?\.(\d{1,12})\.([0-9a-f]{64})$/.exec(token) ?? [];
  if (purpose !== 'link' && purpose !== 'editor') return null;
  if (!isPreviewKind(kind)) return null;
  if (Number(expires) * 1000 <= now) return null;
  const claims: PreviewClaims = { purpose, kind, id, expires: Number(expires), ...(variant && { variant }) };
  return (await isSignature(key, message(siteId, claims), signature)) ? claims : null;
}

// The prefix keeps the signature from being that of another kind of token; the site is last because its id may hold any character.
const message = (siteId: string, claims: PreviewClaims): string =>
  `draft-preview:${claims.purpose}:${shownPart(claims)}:${claims.expires}:${siteId}`;

/** The id of a page stands alone, as in links that were sent before articles had a preview; an id has neither hyphen nor tilde. */
const shownPart = ({ kind, id, variant }: PreviewClaims): string =>
  `${kind === 'page' ? '' : `${kind}-`}${id}${variant === undefined ? '' : `~${variant}`}`;

export const isPreviewKind = (value: unknown): value is PreviewKind => previewKinds.some((kind) => kind === value);

/** True for a key of a variant that a token can name. */
export const isVariantKey = (key: string): boolean => /^[\w-]{1,80}$/.test(key);
