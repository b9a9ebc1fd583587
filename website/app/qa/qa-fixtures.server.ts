import { type SchemeName, schemeNames } from '@vitrine/contract/blocks/block-params.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { blockFolder } from '../block-framework/definition/block-folder.ts';
import type { BlockFixtures } from '../block-framework/fixtures/fixtures.ts';

const fixtureModules = import.meta.env.SSR
  ? import.meta.glob<BlockFixtures>('../blocks/*/*.fixture.ts', { eager: true, import: 'fixtures' })
  : {};

/** Folder of a block → its examples. */
export const blockFixtures: ReadonlyMap<string, BlockFixtures> = new Map(
  Object.entries(fixtureModules).map(([file, fixtures]) => [file.split('/').at(-2) ?? '', fixtures]),
);

export const schemeOfQuery = (query: URLSearchParams): SchemeName | undefined =>
  schemeNames.find((name) => name === query.get('scheme'));

/** Returns the examples that match a query: `?block=highlights&block=text-1`, `?fixture=default`, `?scheme=inverted`; without them all. */
export function fixturesOf(query: URLSearchParams): (WireBlock & { id: string })[] {
  const wanted = query.getAll('block');
  const fixture = query.get('fixture');
  const examples = [...blockFixtures]
    .filter(([folder]) => wanted.length === 0 || wanted.includes(folder))
    .flatMap(([, fixtures]) => Object.entries(fixtures))
    .filter(([name]) => fixture === null || name === fixture);
  return examples.map(([name, block], index) => identified(block, `${name.replaceAll(' ', '-')}-${index}`, query));
}

/** Returns the block with a unique id and the colour scheme of the query. */
export const identified = (block: WireBlock, name: string, query: URLSearchParams) => {
  const scheme = schemeOfQuery(query);
  return {
    ...block,
    id: `${blockFolder(block.block_type)}-${name}`,
    block_params: { ...block.block_params, ...(scheme && { color_scheme: scheme }) },
    fields: block.fields ?? {},
  };
};

/** Returns the first example of each block type, which is the content of a block that is added in edit mode. */
export const starterBlocks = (): Record<string, WireBlock> =>
  Object.fromEntries(
    [...blockFixtures.values()]
      .flatMap((fixtures) => Object.values(fixtures).slice(0, 1))
      .map((block) => [block.block_type, block]),
  );
