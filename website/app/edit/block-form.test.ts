import { describe, expect, test } from 'vitest';
import { blockForms } from './block-form.server.ts';

const field = (type: string, name: string, locale: 'fr' | 'en') =>
  blockForms([type], locale)[type]?.fields.find((candidate) => candidate.name === name);

describe('the form of a block', () => {
  test('shows the options of a choice by their labels, in the language of the page', () => {
    expect(field('image_text_block', 'orientation_x', 'fr')?.options).toEqual([
      { value: 'left', label: 'À gauche' },
      { value: 'right', label: 'À droite' },
    ]);
    expect(field('image_text_block', 'orientation_x', 'en')?.options?.[0]?.label).toBe('Left');
  });

  test('knows the default of a choice', () => {
    expect(field('image_text_block', 'orientation_x', 'fr')?.byDefault).toBe('left');
  });

  test('helps in the language of the page', () => {
    expect(field('image_text_block', 'block_image', 'fr')?.doc).toBe('L’image du bloc.');
    expect(field('image_text_block', 'block_image', 'en')?.doc).toBe('The picture of the block.');
  });
});
