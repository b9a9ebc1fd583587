import { expect, test } from 'vitest';
import { blockFolder } from '../../website/app/block-framework/definition/block-folder.ts';
import { blockNames } from './block-names.ts';
import { scaffoldBlock } from './block-scaffold.ts';

test('A block is named alike by its type, its folder and its title.', () => {
  const names = {
    type: 'hero_block_3',
    folder: 'hero-3',
    variable: 'hero3',
    component: 'Hero3',
    title: 'Hero 3',
  };
  expect(['hero_block_3', 'hero-3', 'Hero 3'].map(blockNames)).toEqual([names, names, names]);
});

test('A block without a number ends in _block.', () => {
  expect(blockNames('mortgage-calculator').type).toBe('mortgage_calculator_block');
});

test('The folder is the one in which the website looks for the type.', () => {
  for (const given of ['rewards', 'hero_block_3', 'partners_block']) {
    const { type, folder } = blockNames(given);
    expect(folder).toBe(blockFolder(type));
  }
});

test('A name without a letter is refused in one sentence.', () => {
  expect(() => blockNames('')).toThrow(/^Name the block by its type[^\n]+$/);
});

test('The description, the view and the fixture of a new block speak of the same type.', () => {
  const files = scaffoldBlock(blockNames('rewards_block'));
  expect(
    Object.entries(files)
      .filter(([, text]) => text.includes("'rewards_block'"))
      .map(([path]) => path),
  ).toEqual([
    'contract/src/blocks/rewards.ts',
    'website/app/blocks/rewards/rewards.tsx',
    'website/app/blocks/rewards/rewards.fixture.ts',
  ]);
});
