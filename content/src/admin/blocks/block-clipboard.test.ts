// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { copyBlock, readCopiedBlock } from './block-clipboard.ts';

const hero = { blockType: 'hero_block_1', main_title: 'Titre' };
const isHero = (type: string) => type === 'hero_block_1';

beforeEach(() => localStorage.clear());

test('a copied block is read again', () => {
  expect(copyBlock(hero)).toBe(true);
  expect(readCopiedBlock(isHero)).toEqual(hero);
});

test('a block that the page may not hold is not read', () => {
  copyBlock({ blockType: 'header_classic_block' });
  expect(readCopiedBlock(isHero)).toBeNull();
});

test.each(['', 'x', '[]', 'null', '{"blockType":5}', '{}'])('%j is no copied block', (text) => {
  localStorage.setItem('vitrine-copied-block', text);
  expect(readCopiedBlock(isHero)).toBeNull();
});

test('nothing is copied when the browser stores nothing', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(copyBlock(hero)).toBe(false);
  refuse.mockRestore();
});
