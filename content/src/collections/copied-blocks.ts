import type { FieldHook, PayloadRequest } from 'payload';
import { type CopySource, isCopyOf, readCopySource } from '../blocks/copied-block.ts';
import { nestedRequest } from '../payload/nested-request.ts';
import { asList, asObject, asText, type Loose } from '../values/untyped-values.ts';

/**
 * Hooks that give a copied block the texts of the language that the form does not show. The form copies a block in its own language
 * and names the source; Payload takes the other language of a row from the stored row of the same id, so the hook adds the source under
 * the id of the copy to the stored rows.
 */

interface Copying {
  req: PayloadRequest;
  /** The document as it was stored, with all languages. */
  stored: Loose;
  /** The document after the change, in one language. */
  changed: Loose;
}

/** Completes the blocks of a list in the document itself. */
export const completeCopies: FieldHook = async ({ field, data, req, siblingDocWithLocales, originalDoc, value }) => {
  const name = 'name' in field ? field.name : undefined;
  if (name === undefined || !siblingDocWithLocales) return;
  const copying = { req, stored: { ...siblingDocWithLocales }, changed: { ...originalDoc, ...data } };
  siblingDocWithLocales[name] = await withSources(value, siblingDocWithLocales[name], copying);
};

/** Completes the blocks of each variant of a page. */
export const completeVariants: FieldHook = async ({ data, req, siblingDocWithLocales, originalDoc, value }) => {
  if (!siblingDocWithLocales) return;
  const copying = { req, stored: { ...siblingDocWithLocales }, changed: { ...originalDoc, ...data } };
  const stored = asList(siblingDocWithLocales.variants).map(asObject);
  const completed: Loose[] = [];
  for (const raw of asList(value)) {
    const row = asObject(raw);
    const own = stored.find(({ id }) => id === row.id) ?? { id: row.id };
    completed.push({ ...own, blocks: await withSources(row.blocks, own.blocks, copying) });
  }
  siblingDocWithLocales.variants = completed;
};

/** Returns the stored rows, and for each new row that is a copy the source with the ids of the copy. */
async function withSources(value: unknown, stored: unknown, copying: Copying): Promise<Loose[]> {
  const rows = asList(stored).map(asObject);
  const known = new Set(rows.map(({ id }) => id));
  const added: Loose[] = [];
  for (const raw of asList(value)) {
    const row = asObject(raw);
    if (known.has(row.id)) continue;
    const source = await findSource(row, copying);
    if (source && source.blockType === row.blockType) added.push(asObject(withIdsOf(source, row)));
  }
  return [...rows, ...added];
}

async function findSource(row: Loose, copying: Copying): Promise<Loose | null> {
  const source = readCopySource(asObject(row.params).copied_from);
  if (!source) return null;
  if (source.kind !== 'row') return await findElsewhere(source, copying);
  return blocksOf(copying.stored).find(({ id }) => id === source.row) ?? null;
}

/** Returns the blocks of a page and of its variants. */
const blocksOf = (page: Loose): Loose[] =>
  [page, ...asList(page.variants).map(asObject)].flatMap(({ blocks }) => asList(blocks).map(asObject));

/** Returns a block of another document of the same site that the user may read. */
async function findElsewhere(source: Exclude<CopySource, { kind: 'row' }>, { req, changed }: Copying) {
  const document = asObject(
    await req.payload.findByID({
      collection: source.kind === 'page' ? 'pages' : 'reusable-blocks',
      id: source.id,
      ...{ draft: true, depth: 0, locale: 'all', disableErrors: true, overrideAccess: false },
      ...{ user: req.user, req: nestedRequest(req) },
    }),
  );
  const site = asText(asObject(changed.site).id) ?? asText(changed.site);
  if (asText(document.site) === undefined || asText(document.site) !== site) return null;
  const blocks = blocksOf(document);
  return (source.kind === 'page' ? blocks.find(({ id }) => id === source.row) : blocks[0]) ?? null;
}

/** Returns the source with the ids of its copy, so that Payload finds each of its rows. */
function withIdsOf(source: unknown, copy: unknown): unknown {
  if (Array.isArray(source)) {
    return source.flatMap((row) => {
      const own = asList(copy).find((candidate) => isCopyOf(asText(asObject(candidate).id), asText(asObject(row).id)));
      return own === undefined ? [] : [withIdsOf(row, own)];
    });
  }
  const [values, copied] = [asObject(source), asObject(copy)];
  return {
    ...Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        holdsRows(value) || holdsRows(copied[name]) ? withIdsOf(value, copied[name]) : value,
      ]),
    ),
    ...(copied.id !== undefined && { id: copied.id }),
  };
}

/** True for a list of rows. Groups hold none that are copied: the lists of a block are fields of its own. */
const holdsRows = (value: unknown): boolean =>
  Array.isArray(value) && value.some((row) => asObject(row).id !== undefined);
