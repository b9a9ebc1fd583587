import { type SchemeName, schemeNames } from '@vitrine/contract/blocks/block-params.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { blockFolder } from '../blocks/block-folder.ts';
import type { BlockFixtures } from '../blocks/fixtures.ts';

const fixtureModules = import.meta.env.SSR
  ? import.meta.glob<BlockFixtures>('../blocks/*/*.fixture.ts', { eager: true, import: 'fixtures' })
  : {};

const allFixtures = Object.entries(fixtureModules).map(([file, fixtures]) => ({
  folder: file.split('/').at(-2) ?? '',
  fixtures,
}));

/** The folder of every block with the names of its examples. */
export const blockExamples = () =>
  allFixtures.map(({ folder, fixtures }) => ({ name: folder, fixtures: Object.keys(fixtures) }));

export const schemeOfQuery = (query: URLSearchParams): SchemeName | undefined =>
  schemeNames.find((name) => name === query.get('scheme'));

/** The examples that a query asks for: `?block=highlights`, `?fixture=default`, `?scheme=inverted`; all without them. */
export function fixturesOf(query: URLSearchParams): (WireBlock & { id: string })[] {
  const wanted = query.get('block');
  const fixture = query.get('fixture');
  const examples = allFixtures
    .filter(({ folder }) => wanted === null || folder === wanted)
    .flatMap(({ fixtures }) => Object.entries(fixtures))
    .filter(([name]) => fixture === null || name === fixture);
  return examples.map(([name, block], index) => identified(block, `${name.replaceAll(' ', '-')}-${index}`, query));
}

/** A block with an id of its own, in the scheme that the query asks for. */
export const identified = (block: WireBlock, name: string, query: URLSearchParams) => {
  const scheme = schemeOfQuery(query);
  return {
    ...block,
    id: `${blockFolder(block.block_type)}-${name}`,
    block_params: { ...block.block_params, ...(scheme && { color_scheme: scheme }) },
    fields: block.fields ?? {},
  };
};

/** Block type → its first example, for adding a block to a page under edit. */
export const starterBlocks = (): Record<string, WireBlock> =>
  Object.fromEntries(
    allFixtures
      .flatMap(({ fixtures }) => Object.values(fixtures).slice(0, 1))
      .map((block) => [block.block_type, block]),
  );
