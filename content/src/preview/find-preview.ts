import type { Locale } from '@vitrine/contract/locale.ts';
import type { PreviewKind, PreviewPurpose } from '@vitrine/contract/preview-token.ts';
import type { PayloadRequest } from 'payload';
import { readStaffApiEnv, readStoreEnv } from '../env.ts';
import { articlePath, articleSlugs } from '../paths/article-path.ts';
import { nestedRequest } from '../payload/nested-request.ts';
import { asList, asObject, asText, type Loose } from '../values/untyped-values.ts';
import { previewLink } from './preview-link.ts';

interface PreviewOf {
  kind: PreviewKind;
  id: number | string;
  locale: Locale;
  purpose: PreviewPurpose;
  /** Key of the variant that the link shows; without a key, the link shows the page itself. */
  variant?: string | undefined;
}

const collections = { page: 'pages', article: 'articles', site: 'sites' } as const;

/**
 * Returns the link to a draft, or to the draft of a variant, and the public address once it is published; null when the user may not read
 * the document, when a page has no such variant, or when links cannot be signed.
 */
export async function findPreview(req: PayloadRequest, { kind, id, ...rest }: PreviewOf) {
  const { STAFF_LINK_KEY: key } = readStaffApiEnv();
  if (key === undefined) return null;
  const find = async (draft: boolean): Promise<Loose | undefined> => {
    const { docs } = await req.payload.find({
      ...{ collection: collections[kind], where: { id: { equals: id } }, draft, locale: 'all' },
      ...{ depth: 0, limit: 1, pagination: false, overrideAccess: false, user: req.user, req: nestedRequest(req) },
    });
    return docs[0];
  };
  const document = await find(true);
  if (!document || !hasVariant(document, rest.variant)) return null;
  const site = await req.payload.findByID({
    collection: 'sites',
    id: Number(kind === 'site' ? id : document.site),
    ...{ depth: 0, select: { site_id: true, domains: true }, disableErrors: true, req },
  });
  if (!site) return null;
  const link = await previewLink({
    ...{ key, websiteUrl: readStoreEnv().WEBSITE_URL, site, kind, id, now: Date.now() },
    ...rest,
  });
  return { ...link, published: publicAddress(await find(false), { kind, link, ...rest }) };
}

const hasVariant = ({ variants }: Loose, key: string | undefined): boolean =>
  key === undefined || asList(variants).some((variant) => asObject(variant).key === key);

interface PublishedAs {
  kind: PreviewKind;
  link: { url: string };
  locale: Locale;
  variant?: string | undefined;
}

/** Returns the address of the published document, or of the variant of a page, on the host of its link; null while it is not published. */
function publicAddress(document: Loose | undefined, { kind, link, locale, variant }: PublishedAs): string | null {
  if (document?._status !== 'published' || !hasVariant(document, variant)) return null;
  const path = publicPath(document, kind, locale);
  if (path === undefined) return null;
  const address = new URL(path, link.url);
  if (variant !== undefined) address.searchParams.set('variant', variant);
  return address.href;
}

function publicPath(document: Loose, kind: PreviewKind, locale: Locale): string | undefined {
  if (kind === 'site') return `/${locale}`;
  if (kind === 'page') return asText(asObject(document.path)[locale]);
  const slug = articleSlugs(document)[locale];
  return slug ? articlePath(locale, slug, String(document.id)) : undefined;
}
