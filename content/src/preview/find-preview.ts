import type { Locale } from '@vitrine/contract/locale.ts';
import type { PreviewPurpose } from '@vitrine/contract/preview-token.ts';
import type { PayloadRequest } from 'payload';
import { readStaffApiEnv, readStoreEnv } from '../env.ts';
import { nestedRequest } from '../payload/nested-request.ts';
import { asList, asObject, asText, type Loose } from '../values/untyped-values.ts';
import { previewLink } from './preview-link.ts';

interface PreviewOf {
  pageId: number | string;
  locale: Locale;
  purpose: PreviewPurpose;
  /** Key of the variant that the link shows; without a key, the link shows the page itself. */
  variant?: string | undefined;
}

/**
 * Returns the link to the draft of a page or of its variant, and the public address once it is published; null when the user may not read
 * the page, when it has no such variant, or when links cannot be signed.
 */
export async function findPreview(req: PayloadRequest, { pageId, ...rest }: PreviewOf) {
  const { STAFF_LINK_KEY: key } = readStaffApiEnv();
  if (key === undefined) return null;
  const find = async (draft: boolean): Promise<Loose | undefined> => {
    const { docs } = await req.payload.find({
      ...{ collection: 'pages', where: { id: { equals: pageId } }, draft, locale: rest.locale },
      ...{ select: { site: true, path: true, variants: { key: true }, _status: true } },
      ...{ depth: 0, limit: 1, pagination: false, overrideAccess: false, user: req.user, req: nestedRequest(req) },
    });
    return docs[0];
  };
  const page = await find(true);
  if (!page || !hasVariant(page, rest.variant)) return null;
  const site = await req.payload.findByID({
    collection: 'sites',
    id: Number(page.site),
    ...{ depth: 0, select: { site_id: true, domains: true }, disableErrors: true, req },
  });
  if (!site) return null;
  const link = await previewLink({
    ...{ key, websiteUrl: readStoreEnv().WEBSITE_URL, site, pageId, now: Date.now() },
    ...rest,
  });
  return { ...link, published: publicAddress(await find(false), link.url, rest.variant) };
}

const hasVariant = ({ variants }: Loose, key: string | undefined): boolean =>
  key === undefined || asList(variants).some((variant) => asObject(variant).key === key);

/** Returns the address of the published page, or of its variant, on the host of `url`; null while it is not published. */
function publicAddress(page: Loose | undefined, url: string, variant: string | undefined): string | null {
  const path = asText(page?.path);
  if (page?._status !== 'published' || path === undefined || !hasVariant(page, variant)) return null;
  const address = new URL(path, url);
  if (variant !== undefined) address.searchParams.set('variant', variant);
  return address.href;
}
