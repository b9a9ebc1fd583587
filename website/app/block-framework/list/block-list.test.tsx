// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { block as spacer } from '../../blocks/spacer/spacer.tsx';
import { type BlockDefinition, type BlockLayout, defineBlock, type FinishedBlock } from '../definition/define-block.ts';
import { registerBlockViews } from '../registry/registry.tsx';
import { BlockList } from './block-list.tsx';

const view = (type: string, layout: BlockLayout): BlockDefinition => defineBlock(type, () => type, layout);

beforeAll(() =>
  registerBlockViews([
    view('plain', {}),
    view('card', { overlap: 64 }),
    view('tall_card', { overlap: 150 }),
    view('bar', { overlap: 197, isSticky: true }),
    view('end', { underlap: 96 }),
    view('screen', { fillsScreen: true }),
    spacer,
  ]),
);

const block = (type: string): FinishedBlock => ({
  id: type,
  type,
  scheme: type === 'end' ? 'inverted' : 'normal',
  isDark: false,
  hasFailed: false,
  data: null,
  params: {},
  fields: {},
});

interface Neighbours {
  above?: FinishedBlock;
  below?: FinishedBlock;
}

/** The frames of blocks one below the other. */
function frames(types: string[], neighbours: Neighbours = {}) {
  const list = document.createElement('div');
  list.innerHTML = renderToString(<BlockList blocks={types.map(block)} {...neighbours} />);
  return [...list.querySelectorAll<HTMLElement>('[data-block]')];
}
const variable = (frame: HTMLElement | undefined, name: string) => frame?.style.getPropertyValue(name);

describe('a block that overlaps', () => {
  test('stands on the ground of the one below by its own length', () => {
    const [card] = frames(['tall_card', 'plain']);
    expect(variable(card, '--overlap-length')).toBe('150px');
    expect(variable(card, '--bg-below')).toBe('var(--bg-normal)');
  });

  test('stands on a footer by at least the footer’s underlap', () => {
    const below = block('end');
    expect(variable(frames(['card'], { below })[0], '--overlap-length')).toBe('96px');
    expect(variable(frames(['tall_card'], { below })[0], '--overlap-length')).toBe('150px');
    expect(variable(frames(['card'], { below })[0], '--bg-below')).toBe('var(--bg-inverted)');
  });
});

describe('a footer', () => {
  test('knows its underlap and leaves a block without overlap where it is', () => {
    const [plain, end] = frames(['plain', 'end']);
    expect(variable(end, '--underlap')).toBe('96px');
    expect(plain?.dataset.overlaps).toBeUndefined();
  });
});

test('a spacer adds its height alone to the space between its neighbours', () => {
  const [, space, after] = frames(['plain', 'spacer_block', 'plain']);
  expect(space?.dataset.spacer).toBe('true');
  expect(after?.dataset.joined).toBe('true');
});

test('a block that fills the screen says so to the header above it', () => {
  expect(frames(['screen', 'plain']).map((frame) => frame?.dataset.fillsScreen)).toEqual(['true', undefined]);
});

describe('a sticky header', () => {
  test('stands on nothing', () => {
    expect(frames(['bar'])[0]?.dataset).toMatchObject({ sticky: 'true' });
    expect(frames(['bar'])[0]?.dataset.overlaps).toBeUndefined();
  });

  test('tells the first block of the page how much it may cover, and no other', () => {
    const [first, second] = frames(['plain', 'card'], { above: block('bar') });
    expect(variable(first, '--header-overlap')).toBe('197px');
    expect(variable(second, '--header-overlap')).toBe('');
  });
});
