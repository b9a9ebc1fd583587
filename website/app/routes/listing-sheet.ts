import { propertyDetail } from '@vitrine/contract/blocks/property-detail.ts';
import type { RouteAnswer } from '../answer.ts';
import { walkBlocks } from '../block-framework/definition/walk-blocks.ts';
import type { PropertyDetailData } from '../blocks/property-detail/property-detail-data.ts';
import { matchesEtag } from '../etag.ts';
import { sheetOf } from '../listing-sheet/sheet-content.server.ts';
import { sheetKey, sheetQueue } from '../listing-sheet/sheet-queue.server.ts';
import { readSheetPath, sheetPath } from '../locale/sheet-path.ts';
import { type LoadedPage, loadPage } from '../page/load-page.server.ts';
import { paperLook } from '../page/paper-look.server.ts';
import { problem } from './api/api-call.server.ts';
import * as page from './page.ts';
import type { RouteCall } from './route.ts';

const writeInTurn = sheetQueue();

/**
 * Serves a listing as PDF: `GET /fr/proprietes/{listing}/fiche.pdf` and `fiche-complete.pdf`, `GET /en/properties/{listing}/sheet.pdf` and
 * `full-sheet.pdf`. The page of the listing decides what may be shown: a listing without one has no sheet, and one off the market leads to its page.
 */
export async function get(call: RouteCall): Promise<Response | RouteAnswer> {
  const { url, request, context } = call;
  const asked = readSheetPath(url.pathname);
  if (!asked) return page.get(call);
  const { listingPath, locale, form } = asked;
  const loaded = await loadPage({ url: new URL(listingPath, url), acceptLanguage: null }, context);
  if (loaded.kind === 'redirect') {
    const isListing = /^\/[^/]+\/[^/]+\/[^/?]+$/.test(loaded.location);
    const location = isListing ? sheetPath(loaded.location, locale, form) : loaded.location;
    return new Response(null, { status: loaded.status, headers: { location, ...unlisted } });
  }
  if (loaded.status !== 200) return problem(loaded.status, 'This listing has no sheet.');
  const detail = detailIn(loaded);
  if (!detail) return problem(503, 'The listing cannot be read right now.');
  const { origin, hostname } = context;
  const { logos } = loaded.page;
  const sheet = sheetOf(detail, {
    ...{ locale, origin, path: listingPath, logo: logos.dark ?? logos.light, now: new Date() },
    ...(await paperLook(hostname, locale)),
  });
  if (!sheet) return new Response(null, { status: 302, headers: { location: listingPath, ...unlisted } });
  const etag = `"${sheetKey(sheet, form)}"`;
  if (matchesEtag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: { etag, ...headers } });
  const file = await writeInTurn(sheet, form);
  if (file.kind === 'busy') return problem(503, 'Too many sheets are being written.');
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(file.bytes.length),
      'content-disposition': `inline; filename="${fileName(listingPath)}"`,
      etag,
      ...headers,
    },
  });
}

/** Search engines index the page of the listing, not its sheets. */
const unlisted = { 'x-robots-tag': 'noindex' };
// A listing may change or disappear at any moment, so a kept file is asked for again.
const headers = { 'cache-control': 'private, no-cache', ...unlisted };

function detailIn({ page }: Extract<LoadedPage, { kind: 'document' }>): PropertyDetailData | null {
  const block = [...walkBlocks(page.main)].find(({ type }) => type === propertyDetail.type);
  // Written by `readProperty`, the server half of this block.
  return (block?.data as PropertyDetailData | null | undefined) ?? null;
}

/** Returns the last words of an address, which name the listing: `maison-4318-rue-fabre-montreal-20145678.pdf`. */
const fileName = (path: string): string => `${path.slice(path.lastIndexOf('/') + 1).replace(/[^\w-]+/g, '')}.pdf`;
