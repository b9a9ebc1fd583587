import type { BlockDescription, Fields } from '@vitrine/contract/fields.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { blockLevel, blockSlug } from '../fields/block-slug.ts';
import type { Reading, ReadingOptions } from '../kinds/content-kind.ts';
import { contentKinds } from '../kinds/content-kinds.ts';
import { perLocale } from '../kinds/each-locale.ts';
import { asList, asNumber, asObject, asText, filled, type Loose } from '../values/untyped-values.ts';

/** Converts blocks of the wire (wire.13) to Payload documents. The inverse of `payload-to-wire.ts`. */

/** Returns the blocks as Payload documents. A block whose type is not in `allowed`, or that is nested too deep, is left out. */
export const wireToPayload = (
  blocks: readonly WireBlock[],
  allowed: readonly BlockDescription[],
  options: ReadingOptions,
): Loose[] =>
  readBlocks(blocks, allowed, [], { ...options, pageBlocks: allowed.filter(({ place }) => place === 'page') });

type Options = Omit<Reading, 'readBlocks'>;

function readBlocks(
  blocks: unknown,
  allowed: readonly BlockDescription[],
  ancestors: readonly BlockDescription[],
  options: Options,
): Loose[] {
  return asList(blocks).flatMap((raw) => {
    const block = asObject(raw);
    const description = allowed.find((candidate) => candidate.type === block.block_type);
    const level = description && blockLevel(description, ancestors);
    if (!description || !level) return [];
    const path = [...ancestors, description];
    const reading: Reading = {
      ...options,
      readBlocks: (nested, types) => readBlocks(nested, types, path, options),
    };
    const params = filled({
      ...readParams(asObject(block.block_params), options),
      ...readFields(description.params, block.block_params, reading),
    });
    return [
      {
        ...filled({ id: asText(block.id), params, ...readFields(description.fields, block.fields, reading) }),
        blockType: blockSlug(description.type, level),
      },
    ];
  });
}

/** Returns the params that all blocks may have. */
function readParams({ color_scheme, core_data }: Loose, options: Options) {
  const { source, query, limit, iframeUrl, iframeQueryParams } = asObject(core_data);
  return {
    color_scheme: asText(color_scheme),
    core_data: filled({
      source: asText(source),
      query: query ?? undefined,
      limit: asNumber(limit),
      iframeUrl: perLocale(iframeUrl, asText, options),
      iframeQueryParams: iframeQueryParams ?? undefined,
    }),
  };
}

const readFields = (fields: Fields, values: unknown, reading: Reading) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = asObject(values)[name] ?? undefined;
      return [name, value === undefined ? undefined : contentKinds[field.kind].fromWire(value, field, reading)];
    }),
  );
