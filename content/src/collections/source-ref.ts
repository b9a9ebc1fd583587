import { peopleResources } from '@vitrine/contract/core/staff-feed-people.ts';
import type { SourceRef } from '../core/source-people-services.ts';
import { asText } from '../values/untyped-values.ts';

/** Returns the text by which a document names a person of a source. */
export const sourceRefText = ({ feed, resource, key }: SourceRef): string => [feed, resource, key].join('/');

/** Returns the person of a source whom such a text names; null for any other. */
export function readSourceRef(value: unknown): SourceRef | null {
  const [feed = '', kind, ...rest] = (asText(value) ?? '').split('/');
  const resource = peopleResources.find((known) => known === kind);
  const key = rest.join('/');
  return resource && feed && key ? { feed, resource, key } : null;
}
