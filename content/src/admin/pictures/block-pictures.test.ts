import { blockDescriptions } from '@vitrine/contract/blocks/index-of-blocks.ts';
import type { ClientBlock, FormState } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { contentConfig } from '../../content-config.ts';
import { readStoreEnv } from '../../env.ts';
import { picturePlaces, pictureValues } from './block-pictures.ts';

let blocks: Record<string, ClientBlock>;
beforeAll(async () => {
  const env = readStoreEnv({ DATABASE_URL: 'postgres://none', PAYLOAD_SECRET: 'a-secret-for-the-tests' });
  const config = await contentConfig(env);
  // The fields of the server's configuration have the shape of the client's.
  blocks = Object.fromEntries((config.blocks ?? []).map((block) => [block.slug, block as unknown as ClientBlock]));
});

const stored = (value: unknown) => ({ value });

/** Returns a form with one block, and more of its values by their paths within it. */
const formOf = (blockType: string, more: FormState = {}): FormState => ({
  'blocks.0.blockType': stored(blockType),
  ...Object.fromEntries(Object.entries(more).map(([path, state]) => [`blocks.0.${path}`, state])),
});

const placesOf = (fields: FormState, language = 'fr') => picturePlaces({ fields, at: 'blocks.0', blocks, language });

test('a block without pictures has no place for one', () => {
  expect(placesOf(formOf('text_block_1'))).toEqual([]);
});

test('the places of a block are named in the language of the editor, and an empty one is known', () => {
  const fields = formOf('hero_landing_page_block_1', { 'logo.media': stored(7) });
  expect(placesOf(fields)).toEqual([
    { path: 'bg_media.image', label: 'Fond', isEmpty: true },
    { path: 'logo', label: 'Logo', isEmpty: false },
  ]);
  expect(placesOf(fields, 'en').map(({ label }) => label)).toEqual(['Background', 'Logo']);
});

test('each item of a list has its own places', () => {
  const fields = formOf('medias_carousel_block', {
    medias_repeater: { rows: [{ id: 'a' }, { id: 'b' }] },
    'medias_repeater.0.blockType': stored('media_carousel_item'),
    'medias_repeater.1.blockType': stored('media_carousel_item'),
  });
  expect(placesOf(fields).map(({ path, label }) => [path, label])).toEqual([
    ['medias_repeater.0.media.image', 'Média 1'],
    ['medias_repeater.1.media.image', 'Média 2'],
  ]);
});

test('every picture and medium of every block of the contract is a place', () => {
  for (const { type, fields } of blockDescriptions) {
    const pictures = Object.entries(fields).flatMap(([name, { kind }]) =>
      kind === 'image' ? [name] : kind === 'media' ? [`${name}.image`] : [],
    );
    expect(
      placesOf(formOf(type)).map(({ path }) => path),
      type,
    ).toEqual(expect.arrayContaining(pictures));
  }
});

test('a new picture takes neither the description nor the focal point of the one before', () => {
  const fields = {
    'blocks.0.logo.media': stored(7),
    'blocks.0.logo.alt': stored('L’ancien logo'),
    'blocks.0.logo.center.x': stored(20),
    'blocks.0.logo.center.y': stored(null),
    'blocks.0.logo.filters.blur': stored(3),
  };
  expect(pictureValues(fields, 'blocks.0.logo', 9)).toEqual({
    'blocks.0.logo.media': 9,
    'blocks.0.logo.alt': '',
    'blocks.0.logo.center.x': null,
  });
});

test('a picture in the place of a video shows', () => {
  const fields = { 'blocks.0.bg_media.kind': stored('video'), 'blocks.0.bg_media.image.media': stored(null) };
  expect(pictureValues(fields, 'blocks.0.bg_media.image', 9)).toEqual({
    'blocks.0.bg_media.image.media': 9,
    'blocks.0.bg_media.kind': 'image',
  });
});
