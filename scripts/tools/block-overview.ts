import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { blockDescriptions } from '@vitrine/contract/blocks/index-of-blocks.ts';
import { blockUses, composedBlocks } from '@vitrine/demo/sites/block-uses.ts';
import { blockFolder } from '../../website/app/block-framework/definition/block-folder.ts';
import { root } from '../process/repository-root.ts';

const blocksFolder = 'website/app/blocks';

/** Returns the table of all block types in Markdown: the folder of each, its examples and a page of the demo that shows it. */
export async function blockOverview(): Promise<string[]> {
  const uses = blockUses();
  const rows = blockDescriptions.map(async ({ type }) => {
    const folder = blockFolder(type);
    const file = `${blocksFolder}/${folder}/${folder}.fixture.ts`;
    const use = uses.get(type);
    const page = use ? `\`${use.host}${use.path}\`` : (composedBlocks[type] ?? 'none yet');
    return `| [${type}](#${type}) | [${folder}](../../${blocksFolder}/${folder}) | [${await countExamples(file)}](../../${file}) | ${page} |`;
  });
  return [
    '## Where each block is',
    '',
    'The examples of a block are shown at `/qa/sections?block=FOLDER`. The page is the first of the demo that holds the block;',
    'headers and footers stand on every page of their site.',
    '',
    '| Type | Folder | Examples | Page of the demo |',
    '|---|---|---|---|',
    ...(await Promise.all(rows)),
    '',
  ];
}

async function countExamples(file: string): Promise<number> {
  const { fixtures }: { fixtures: object } = await import(pathToFileURL(join(root, file)).href);
  return Object.keys(fixtures).length;
}
