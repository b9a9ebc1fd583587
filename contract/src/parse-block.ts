import { z } from 'zod';
import { type BlockParams, blockParams } from './blocks/block-params.ts';
import type { BlockDescription, Field } from './fields.ts';

/** A block after parsing: every field has the shape that its description promises, every sub-block too. */
export interface ParsedBlock {
  id: string;
  type: string;
  params: BlockParams;
  fields: Readonly<Record<string, unknown>>;
}

/** Why a block was left out: where it stood, its type as far as it could be read, and what was wrong with it. */
export interface BlockProblem {
  path: string;
  type: string | null;
  reason: 'not-a-block' | 'unknown-type' | 'broken-fields';
  detail: string;
}

export type ReportBlock = (problem: BlockProblem) => void;
type Lookup = (type: string) => BlockDescription | undefined;

const envelope = z.object({
  id: z.union([z.string(), z.number().transform(String)]).nullish(),
  block_type: z.string(),
  block_params: blockParams.nullish(),
  fields: z.record(z.string(), z.unknown()).nullish(),
});

/** The items that a repeater allows, or null for a field that is no repeater. */
export const repeaterItems = (field: Field): readonly BlockDescription[] | null =>
  field.kind === 'repeater' ? field.items : field.kind === 'lazy-repeater' ? field.items() : null;

/**
 * Reads a list of blocks from the wire. A block of an unknown type, or with a field of the wrong shape, is reported and left
 * out alone; its siblings stay (`3-wire §2`, Block).
 */
export function parseBlocks(raw: unknown, lookup: Lookup, report: ReportBlock, path = 'fields'): ParsedBlock[] {
  if (raw === null || raw === undefined) return [];
  if (!Array.isArray(raw)) {
    report({ path, type: null, reason: 'not-a-block', detail: 'expected a list of blocks' });
    return [];
  }
  return raw.flatMap((block, index) => parseBlock(block, lookup, report, `${path}[${index}]`) ?? []);
}

function parseBlock(raw: unknown, lookup: Lookup, report: ReportBlock, path: string): ParsedBlock | null {
  const outer = envelope.safeParse(raw);
  if (!outer.success) {
    const type = z.object({ block_type: z.string() }).safeParse(raw).data?.block_type ?? null;
    const reason = type === null ? 'not-a-block' : 'broken-fields';
    report({ path, type, reason, detail: readableIssues(outer.error) });
    return null;
  }
  const { block_type: type, block_params: params, fields = {}, id } = outer.data;
  const description = lookup(type);
  if (!description) {
    report({ path, type, reason: 'unknown-type', detail: `no block is called ${type}` });
    return null;
  }
  const parsed = fieldsSchema(description).safeParse(fields ?? {});
  if (!parsed.success) {
    report({ path, type, reason: 'broken-fields', detail: readableIssues(parsed.error) });
    return null;
  }
  const values: Record<string, unknown> = { ...parsed.data };
  for (const [name, field] of Object.entries(description.fields)) {
    const items = repeaterItems(field);
    if (items === null) continue;
    const allowed = (itemType: string) => items.find((item) => item.type === itemType);
    values[name] = parseBlocks(values[name], allowed, report, `${path}.${name}`);
  }
  return { id: id ?? path, type, params: params ?? {}, fields: values };
}

const schemas = new WeakMap<BlockDescription, z.ZodObject>();

function fieldsSchema(description: BlockDescription): z.ZodObject {
  let schema = schemas.get(description);
  if (!schema) {
    schema = z.object(
      Object.fromEntries(Object.entries(description.fields).map(([name, field]) => [name, field.schema])),
    );
    schemas.set(description, schema);
  }
  return schema;
}

/** `main_title.content.fr: expected string, received number; …` */
export const readableIssues = (error: z.ZodError): string =>
  error.issues.map((issue) => `${issue.path.join('.') || '(block)'}: ${issue.message}`).join('; ');
