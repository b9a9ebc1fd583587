import { isVariantKey, previewKinds } from '@vitrine/contract/preview-token.ts';
import { findPreview } from '../../../../../preview/find-preview.ts';
import { openSession } from '../../../../leads/session.ts';
import { toLanguage } from '../../../../leads/staff-api.ts';

export const dynamic = 'force-dynamic';

const privateHeaders = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };

/**
 * Redirects logged-in staff to the draft of `?page=ID&locale=fr`, or of an `article` or a `site`, on the website. With `&as=link` answers with the address and the time
 * at which it expires, for people without an account. `&variant=KEY` shows a variant of the page.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const locale = toLanguage(searchParams.get('locale') ?? '');
  const kind = previewKinds.find((each) => searchParams.has(each)) ?? 'page';
  const id = searchParams.get(kind) ?? '';
  const variant = searchParams.get('variant') ?? undefined;
  const isNamed = variant === undefined || isVariantKey(variant);
  const session = isNamed && /^\d{1,9}$/.test(id) ? await openSession(locale) : null;
  const preview = session && (await findPreview(session.req, { kind, id, locale, purpose: 'link', variant }));
  if (!preview) return new Response(null, { status: 404, headers: privateHeaders });
  if (searchParams.get('as') === 'link') return Response.json(preview, { headers: privateHeaders });
  return new Response(null, { status: 303, headers: { ...privateHeaders, location: preview.url } });
}
