import type { Locale } from '@vitrine/contract/locale.ts';
import { previewParameter } from '@vitrine/contract/preview-address.ts';
import { readMessage } from '@vitrine/contract/preview-messages.ts';
import type { RouteAnswer } from '../answer.ts';
import { draftDocumentParts } from '../document/document-parts.server.tsx';
import { pageAnswer } from '../document/page-answer.server.tsx';
import { showView } from '../document/page-content.ts';
import { env } from '../env.server.ts';
import { localeOfPath } from '../locale/paths.ts';
import { type LoadedDraft, loadDraft } from '../preview/load-draft.server.ts';
import { isCrossSite, problem } from './api/api-call.server.ts';
import { view as previewView } from './preview-view.tsx';
import type { RouteCall } from './route.ts';

const privateHeaders = {
  'cache-control': 'private, no-store',
  // Other sites must not learn the token; the site's own calls need the language of the page.
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
};

/**
 * Shows the draft of a preview token at `/fr/apercu` and `/en/preview`, which nobody keeps: as visitors will get it to those who
 * were sent a link, and with the changes of the form to an editor, whose admin alone may embed it.
 */
export async function get(call: RouteCall): Promise<RouteAnswer> {
  const loaded = await draftOf(call, { edited: null, variant: null });
  // An editor reads in the admin why there is no draft, and asks again; the error page holds nothing of it.
  const policy = { isFramedByAdmin: true };
  if (loaded.kind === 'document') {
    return pageAnswer(call, { assembled: loaded, status: loaded.status, headers: privateHeaders, policy });
  }
  const { page, isEditor, leaveAddress } = loaded;
  const isEmbedded = call.request.headers.get('sec-fetch-dest') === 'iframe';
  const parts = isEmbedded ? {} : draftDocumentParts({ leaveAddress, variant: page.variant }, page.locale);
  if (!isEditor) return pageAnswer(call, { assembled: loaded, parts, headers: privateHeaders });
  return pageAnswer(call, {
    assembled: loaded,
    isEditable: true,
    view: showView(previewView, { adminOrigin: env().ADMIN_ORIGIN ?? null }),
    parts,
    headers: privateHeaders,
    policy,
  });
}

/** Answers with the draft as the admin's form has it, which the preview page sends. */
export async function post(call: RouteCall): Promise<Response | RouteAnswer> {
  const { request, context } = call;
  if (isCrossSite(request, context)) return problem(403, 'Only the preview itself may send these values.');
  const body: unknown = await request.json().catch(() => null);
  const [edited, variant] = [readMessage(body, 'edited'), readMessage(body, 'variant')];
  if (typeof edited !== 'object' || edited === null || Array.isArray(edited))
    return problem(422, 'The values cannot be read.');
  // The keys of a JSON object are always strings.
  const values = edited as Record<string, unknown>;
  const loaded = await draftOf(call, { edited: values, variant: typeof variant === 'string' ? variant : null });
  if (loaded.kind === 'document') return problem(loaded.status, 'The draft cannot be shown.');
  const options = { isEditable: true, hasSite: true, headers: privateHeaders };
  return pageAnswer({ ...call, isDocument: false }, { assembled: loaded, ...options });
}

interface Form {
  /** Values of the admin's form; null for the saved draft. */
  edited: Record<string, unknown> | null;
  /** Key of the variant that the form shows. */
  variant: string | null;
}

function draftOf({ url, context }: RouteCall, form: Form): Promise<LoadedDraft> {
  const locale: Locale = localeOfPath(url.pathname) ?? 'fr';
  const token = url.searchParams.get(previewParameter) ?? '';
  return loadDraft({ url, locale, token, context, ...form });
}
