import type { SourcePersonKey } from '@vitrine/contract/core/staff-feed-people.ts';

interface CreationRequest extends SourcePersonKey {
  feed: string;
  site: string;
}
type CreationResult = { kind: 'made'; path: string } | { kind: 'gone' } | { kind: 'failed' };

/** Makes a draft of a broker or a brokerage of a source, and returns the path of its form. Never rejects. */
export async function createFromSource({ feed, resource, key, site }: CreationRequest): Promise<CreationResult> {
  const collection = resource === 'Member' ? 'people' : 'offices';
  const answer = await fetch(`/api/${collection}/from-source`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ feed, key, site }),
  }).catch(() => null);
  if (answer?.status === 404) return { kind: 'gone' };
  const body: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  const id = typeof body === 'object' && body !== null && 'id' in body ? body.id : null;
  return typeof id === 'number' ? { kind: 'made', path: `/admin/collections/${collection}/${id}` } : { kind: 'failed' };
}
