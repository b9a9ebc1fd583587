import { z } from 'zod';
import { type BlockParams, blockParams } from './blocks/block-params.ts';
import { type BlockDescription, type Field, holdsPageBlocks, repeaterItems } from './fields.ts';
import { safeParse } from './safe-parse.ts';

/** A parsed block: every field, including those of nested blocks, has the shape that its description promises. */
export interface ParsedBlock {
  id: string;
  type: string;
  params: BlockParams;
  fields: Readonly<Record<string, unknown>>;
}

/** A fault of the content. The block at `path` is left out, except for `too-many-items`, where only the surplus items are. */
export interface BlockProblem {
  path: string;
  /** The block's type; null when it cannot be read. */
  type: string | null;
  reason:
    | 'not-a-block'
    | 'unknown-type'
    | 'broken-fields'
    | 'missing-field'
    | 'too-few-items'
    | 'too-many-items'
    | 'too-deep';
  detail: string;
}

export type ReportBlock = (problem: BlockProblem) => void;
export type BlockLookup = (type: string) => BlockDescription | undefined;

/** Maximum nesting level of blocks (`anyBlock`), including the block on the page. Bounds the work for one page. */
export const maxBlockDepth = 4;

/** The outer form of a block; its fields are parsed by the description of its type. */
export const blockEnvelope = z.object({
  id: z.union([z.string(), z.number().transform(String)]).nullish(),
  block_type: z.string(),
  block_params: blockParams.nullish(),
  fields: z.record(z.string(), z.unknown()).nullish(),
});

/** The options of one call of `parseBlocks`, passed to nested lists. */
interface Parsing {
  /** Finds the block types that `anyBlock` fields may hold. */
  lookup: BlockLookup;
  report: ReportBlock;
  /** Nesting level of the list; 1 on the page. */
  depth: number;
}

/**
 * Parses a list of blocks from the wire. A block of an unknown type, with an invalid field or without a required field is
 * reported and left out; its siblings remain (wire.8).
 */
export const parseBlocks = (raw: unknown, lookup: BlockLookup, report: ReportBlock, path = 'fields'): ParsedBlock[] =>
  parseList(raw, lookup, path, { lookup, report, depth: 1 });

function parseList(raw: unknown, allowed: BlockLookup, path: string, parsing: Parsing): ParsedBlock[] {
  if (raw === null || raw === undefined) return [];
  if (!Array.isArray(raw)) {
    parsing.report({ path, type: null, reason: 'not-a-block', detail: 'expected a list of blocks' });
    return [];
  }
  return raw.flatMap((block, index) => parseBlock(block, allowed, `${path}[${index}]`, parsing) ?? []);
}

function parseBlock(raw: unknown, allowed: BlockLookup, path: string, parsing: Parsing): ParsedBlock | null {
  const { report } = parsing;
  const outer = safeParse(blockEnvelope, raw);
  if (!outer.success) {
    const type = safeParse(z.object({ block_type: z.string() }), raw).data?.block_type ?? null;
    const reason = type === null ? 'not-a-block' : 'broken-fields';
    report({ path, type, reason, detail: readableIssues(outer.error) });
    return null;
  }
  const { block_type: type, block_params: params, fields = {}, id } = outer.data;
  const leaveOut = (reason: BlockProblem['reason'], detail: string) => {
    report({ path, type, reason, detail });
    return null;
  };
  if (parsing.depth > maxBlockDepth) return leaveOut('too-deep', `blocks nest at most ${maxBlockDepth} levels deep`);
  const description = allowed(type);
  if (!description) return leaveOut('unknown-type', `no block is called ${type}`);
  const parsed = safeParse(fieldsSchema(description), fields ?? {});
  if (!parsed.success) return leaveOut('broken-fields', readableIssues(parsed.error));
  const values: Record<string, unknown> = { ...parsed.data };
  for (const [name, field] of Object.entries(description.fields)) {
    if (!('min' in field)) {
      if (field.required && !field.isFilled(values[name])) return leaveOut('missing-field', `${name} is required`);
      continue;
    }
    const place = `${path}.${name}`;
    const items = holdsPageBlocks(field)
      ? parseList(values[name], pageBlocks(parsing.lookup), place, { ...parsing, depth: parsing.depth + 1 })
      : parseList(values[name], itemLookup(field), place, parsing);
    // The source of core data may return fewer items, or none while core is unavailable; the website then offers to retry.
    const isFilledBySource = Boolean(params?.core_data?.source || params?.core_data?.failed);
    if (items.length < field.min && !isFilledBySource) {
      return leaveOut('too-few-items', `${name} holds ${items.length} of at least ${field.min}`);
    }
    values[name] = items.slice(0, field.max ?? items.length);
    if (field.max !== null && items.length > field.max) {
      report({ path, type, reason: 'too-many-items', detail: `${name} keeps ${field.max} of ${items.length}` });
    }
  }
  return { id: id ?? path, type, params: params ?? {}, fields: values };
}

const pageBlocks =
  (lookup: BlockLookup): BlockLookup =>
  (type) => {
    const description = lookup(type);
    return description?.place === 'page' ? description : undefined;
  };

const itemLookup =
  (field: Field): BlockLookup =>
  (type) =>
    repeaterItems(field)?.find((item) => item.type === type);

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

/** Returns the issues on one line: `main_title.content.fr: expected string, received number; …` */
export const readableIssues = (error: z.ZodError): string =>
  error.issues.map((issue) => `${issue.path.join('.') || '(block)'}: ${issue.message}`).join('; ');
