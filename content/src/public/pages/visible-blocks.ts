import type { WireBlock } from '@vitrine/contract/site.ts';
import type { Payload } from 'payload';
import { shown } from '../../paths/public-documents.ts';
import { asText } from '../../values/untyped-values.ts';
import { replaceWireBlocks, wireBlocks } from '../blocks/wire-blocks.ts';
import { addTags, tagOf } from '../cache/cache-tags.ts';
import type { SiteRecord } from '../sites/site-record.ts';

/** Kinds of recipients that the setting `visible_for` of a block names (contact.20). */
type RecipientKind = 'broker' | 'team' | 'agency';

const isRecipientKind = (value: unknown): value is RecipientKind =>
  value === 'broker' || value === 'team' || value === 'agency';

/** Kinds of people that receive messages as a team (contact.7). */
const teamKinds = ['team', 'admin', 'director'];

/** Removes blocks, including nested ones, that are visible for a kind of recipient that the site does not have. */
export async function visibleBlocks(payload: Payload, site: SiteRecord, blocks: WireBlock[]): Promise<WireBlock[]> {
  const limited = [...wireBlocks(blocks)].flatMap((block) => {
    const kind = block.block_params?.visible_for;
    return isRecipientKind(kind) ? [{ block, kind }] : [];
  });
  if (limited.length === 0) return blocks;
  const kinds = [...new Set(limited.map(({ kind }) => kind))];
  const found = await Promise.all(kinds.map((kind) => hasRecipient(payload, site, kind)));
  const absent = new Set(kinds.filter((_, index) => !found[index]));
  const hidden = limited.filter(({ kind }) => absent.has(kind));
  return replaceWireBlocks(blocks, new Map(hidden.map(({ block }) => [block, null])));
}

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
