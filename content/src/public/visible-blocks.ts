import type { WireBlock } from '@vitrine/contract/site.ts';
import type { Payload } from 'payload';
import { asList, asObject, asText } from '../untyped-values.ts';
import { addTags, tagOf } from './cache-tags.ts';
import { shown } from './shown-people.ts';
import type { SiteRecord } from './site-record.ts';

/** Kinds of recipients that the setting `visible_for` of a block names (contact.20). */
type RecipientKind = 'broker' | 'team' | 'agency';

const isRecipientKind = (value: unknown): value is RecipientKind =>
  value === 'broker' || value === 'team' || value === 'agency';

/** Kinds of people that receive messages as a team (contact.7). */
const teamKinds = ['team', 'admin', 'director'];

/** Removes blocks, including nested ones, that are visible for a kind of recipient that the site does not have. */
export async function visibleBlocks(payload: Payload, site: SiteRecord, blocks: WireBlock[]): Promise<WireBlock[]> {
  const wanted = [...new Set(kindsIn(blocks))];
  if (wanted.length === 0) return blocks;
  const found = await Promise.all(wanted.map((kind) => hasRecipient(payload, site, kind)));
  return select(blocks, new Set(wanted.filter((_, index) => found[index])));
}

const kindOf = (block: unknown): RecipientKind | null => {
  const kind = asObject(asObject(block).block_params).visible_for;
  return isRecipientKind(kind) ? kind : null;
};

const kindsIn = (blocks: readonly unknown[]): RecipientKind[] =>
  blocks.flatMap((block) => {
    const kind = kindOf(block);
    return [
      ...(kind ? [kind] : []),
      ...Object.values(asObject(asObject(block).fields)).flatMap((value) => kindsIn(asList(value))),
    ];
  });

const select = <T>(blocks: readonly T[], present: ReadonlySet<RecipientKind>): T[] =>
  blocks
    .filter((block) => {
      const kind = kindOf(block);
      return kind === null || present.has(kind);
    })
    .map((block) => {
      const fields = asObject(asObject(block).fields);
      const selected = Object.entries(fields).map(([name, value]) => [
        name,
        Array.isArray(value) ? select(value, present) : value,
      ]);
      // Only lists of blocks change.
      return selected.length === 0 ? block : ({ ...block, fields: Object.fromEntries(selected) } as T);
    });

async function hasRecipient(payload: Payload, site: SiteRecord, kind: RecipientKind): Promise<boolean> {
  const type = asText(site.shared.site_type);
  if (kind === 'agency' || type === kind) return type === kind;
  addTags(tagOf.people(site.id));
  const kinds = kind === 'broker' ? ['broker'] : teamKinds;
  const { totalDocs } = await payload.count({
    collection: 'people',
    where: { and: [{ site: { equals: site.id } }, { kind: { in: kinds } }, shown] },
  });
  return totalDocs > 0;
}
