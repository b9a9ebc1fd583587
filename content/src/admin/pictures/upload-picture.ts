import type { Locale } from '@vitrine/contract/locale.ts';
import { asList, asNumber, asObject, asText } from '../../values/untyped-values.ts';

/** Media types of the pictures that the media library accepts. */
export const pictureTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
] as const;

interface Upload {
  file: File;
  /** Id of the site of the page. */
  site: unknown;
  locale: string;
  /** Called with the share of the file that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** The stored picture; the server's reason for a refusal, in the editor's language; or null when there was no answer. */
export type UploadResult = { kind: 'stored'; id: number } | { kind: 'refused'; reason: string | null };

/** Stores a file in the media library of a site, with the rights of the user. `fetch` does not tell how much it has sent. */
export function uploadPicture({ file, site, locale, onProgress, signal }: Upload): Promise<UploadResult> {
  const form = new FormData();
  form.set('file', file);
  form.set('_payload', JSON.stringify({ site }));
  const request = new XMLHttpRequest();
  const { promise, resolve } = Promise.withResolvers<UploadResult>();
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
  request.addEventListener('loadend', () => resolve(readAnswer(request)));
  signal.addEventListener('abort', () => request.abort());
  request.open('POST', `/api/media?${new URLSearchParams({ locale, depth: '0' })}`);
  request.send(form);
  return promise;
}

function readAnswer({ status, responseText }: XMLHttpRequest): UploadResult {
  const answer = asObject(parseJson(responseText));
  const id = asNumber(asObject(answer.doc).id);
  if (status === 201 && id !== undefined) return { kind: 'stored', id };
  const error = asObject(asList(answer.errors)[0]);
  const ofField = asObject(asList(asObject(error.data).errors)[0]);
  return { kind: 'refused', reason: asText(ofField.message) ?? asText(error.message) ?? null };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

interface Description {
  /** Alternative text by language; an empty one is left as it is. */
  alt: Readonly<Record<Locale, string>>;
  isDecorative: boolean;
}

/** Stores the description of a picture; resolves to false when that failed. */
export async function describePicture(id: number, { alt, isDecorative }: Description): Promise<boolean> {
  if (isDecorative) return patch(id, 'fr', { decorative: true });
  // The library keeps one document for both languages, so they are written one after the other.
  for (const locale of ['fr', 'en'] as const) {
    const text = alt[locale].trim();
    if (text !== '' && !(await patch(id, locale, { alt: text }))) return false;
  }
  return true;
}

async function patch(id: number, locale: Locale, data: object): Promise<boolean> {
  const headers = { 'content-type': 'application/json' };
  const query = new URLSearchParams({ locale, depth: '0' });
  const call = { method: 'PATCH', headers, body: JSON.stringify(data) };
  const answer = await fetch(`/api/media/${id}?${query}`, call).catch(() => null);
  return answer?.ok ?? false;
}
