import type { SchemeName } from '@vitrine/contract/blocks/block-params.ts';
import { findBlock } from '@vitrine/contract/blocks/index-of-blocks.ts';
import { type BlockDescription, type Fields, isContainer } from '@vitrine/contract/fields.ts';
import type { ParsedBlock } from '@vitrine/contract/parse-block.ts';
import { safeParse } from '@vitrine/contract/safe-parse.ts';
import { knownScheme } from '@vitrine/contract/theme/known-scheme.ts';
import type { FinishedBlock } from '../block-framework/definition/define-block.ts';
import { listingsMaxAge } from '../block-framework/definition/define-block-server.ts';
import { findBlockServer } from '../block-framework/registry/server-registry.ts';
import type { FieldContext } from '../kinds/finish-field.ts';
import { finishers } from '../kinds/finishers.server.ts';
import type { LinkContext } from '../kinds/link/finish-link.server.ts';
import type { OutsideServices } from '../site/outside-services.ts';

/** Settings of the page with which its blocks are finished. */
export interface FinishContext extends LinkContext {
  /** False for a site without a search page in the language, so that nothing links to one. */
  hasSearch?: boolean;
  /** Services of others that are switched on for the site. */
  outside?: OutsideServices;
  isDark: (scheme: SchemeName) => boolean;
  /** True when visitors may read the debug details of errors. */
  exposeErrors?: boolean;
  /** Receives the maximum time for which a page with the block may be cached, in seconds. */
  limitAge?: (seconds: number) => void;
}

/**
 * Turns a parsed block into the props of its component: one language, safe HTML, absolute addresses. It follows the block's
 * description and server half, so a new block needs no change here.
 */
export function finishBlock(block: ParsedBlock, description: BlockDescription, context: FinishContext): FinishedBlock {
  const { core_data: coreData, color_scheme: schemeName } = block.params;
  const scheme = knownScheme(schemeName, context.warn) ?? 'normal';
  const server = findBlockServer(block.type);
  const own = fieldContext(context);
  const fields = own.finishFields(block.fields, description.fields);
  const maxAge = coreData?.source === 'properties' ? listingsMaxAge : server?.maxAge;
  if (maxAge !== undefined) context.limitAge?.(maxAge);
  return {
    id: block.id,
    type: block.type,
    scheme,
    isDark: context.isDark(scheme),
    hasFailed: coreData?.failed ?? false,
    data: (coreData && server?.readData?.(coreData, context)) ?? null,
    params: own.finishParams(block.params, description.params),
    fields: server?.redact?.(fields, { exposeErrors: context.exposeErrors ?? false, warn: context.warn }) ?? fields,
    ...(isContainer(description) && { hasNestedBlocks: true }),
  };
}

/** Returns the context of the fields of a page's blocks: that of the page, and the functions that finish what a field holds. */
function fieldContext(context: FinishContext): FieldContext {
  const own: FieldContext = {
    ...context,
    finishFields: (values, fields) => finishFields(values, fields, own),
    finishParams: (values, fields) => finishFields(validParams(values, fields), fields, own),
    finishBlocks: (blocks) =>
      blocks.flatMap((block) => {
        const description = findBlock(block.type);
        return description ? [finishBlock(block, description, context)] : [];
      }),
  };
  return own;
}

/** Finishes the values of fields, which have passed the schemas of the fields. */
const finishFields = (values: Readonly<Record<string, unknown>>, fields: Fields, context: FieldContext) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, finishers[field.kind](values[name], context, field)]),
  );

/** Returns the valid params: an invalid one counts as absent, so that it never costs the block. */
const validParams = (values: Readonly<Record<string, unknown>>, fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, safeParse(field.schema, values[name]).data]));
