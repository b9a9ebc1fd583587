import type { ImportReport } from '../../collections/import-redirects.ts';

type Language = 'fr' | 'en';

export interface SiteOption {
  value: string;
  label: string;
}

/** Returns the sites of the user; none when they cannot be read. */
export async function fetchSites(language: Language): Promise<SiteOption[]> {
  const query = new URLSearchParams({
    depth: '0',
    limit: '200',
    sort: 'name',
    locale: language,
    'select[name]': 'true',
  });
  const answer = await fetch(`/api/sites?${query}`).catch(() => null);
  if (!answer?.ok) return [];
  // Payload's own endpoint answers in this shape.
  const { docs } = (await answer.json()) as { docs: { id: number; name?: string | null }[] };
  return docs.map(({ id, name }) => ({ value: String(id), label: name ?? String(id) }));
}

/** `message` is the reason in the reader's language; null when the service did not answer. */
export type ImportAnswer = { kind: 'report'; report: ImportReport } | { kind: 'failed'; message: string | null };

/** Sends a file to be checked or imported. Never rejects. */
export async function sendImport(
  language: Language,
  request: { site: string; csv: string; check: boolean },
): Promise<ImportAnswer> {
  try {
    const answer = await fetch('/api/redirects/import', {
      method: 'POST',
      headers: { 'accept-language': language, 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    // Our own endpoint and Payload's errors have these shapes.
    if (answer.ok) return { kind: 'report', report: (await answer.json()) as ImportReport };
    const { errors } = (await answer.json()) as { errors?: { message: string }[] };
    return { kind: 'failed', message: errors?.[0]?.message ?? null };
  } catch {
    return { kind: 'failed', message: null };
  }
}
