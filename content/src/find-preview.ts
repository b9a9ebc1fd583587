import type { Locale } from '@vitrine/contract/locale.ts';
import type { PreviewPurpose } from '@vitrine/contract/preview-token.ts';
import type { PayloadRequest } from 'payload';
import { readStaffApiEnv, readStoreEnv } from './env.ts';
import { previewLink } from './preview-link.ts';

interface PreviewOf {
  pageId: number | string;
  locale: Locale;
  purpose: PreviewPurpose;
}

/** Returns the link to the draft of a page; null when the user may not read the page, or when links cannot be signed. */
export async function findPreview(req: PayloadRequest, { pageId, ...rest }: PreviewOf) {
  const { STAFF_LINK_KEY: key } = readStaffApiEnv();
  if (key === undefined) return null;
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { id: { equals: pageId } },
    ...{ draft: true, depth: 0, limit: 1, pagination: false, overrideAccess: false, select: { site: true }, req },
  });
  const [page] = docs;
  if (!page) return null;
  const site = await req.payload.findByID({
    collection: 'sites',
    id: Number(page.site),
    ...{ depth: 0, select: { site_id: true, domains: true }, disableErrors: true, req },
  });
  if (!site) return null;
  return previewLink({ key, websiteUrl: readStoreEnv().WEBSITE_URL, site, pageId, ...rest, now: Date.now() });
}
