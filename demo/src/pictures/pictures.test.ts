import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isFullRun } from '../../../scripts/tests/generated-runs.ts';
import { rivageFavicon, rivageLogo, tamaracFavicon, tamaracLogo, tessierFavicon, tessierLogo } from './logos.ts';
import { type Picture, pictures, rasterise } from './pictures.ts';

const everyPicture = { timeout: 240_000 };
const drawn = pictures.map((picture) => ({ ...picture, drawing: picture.svg() }));
const kinds = [...new Set(pictures.map(({ kind }) => kind))];
/** The pictures that are rendered: all under `npm run test:full`, else the first three of each kind. */
const rendered = isFullRun
  ? drawn
  : kinds.flatMap((kind) => drawn.filter((picture) => picture.kind === kind).slice(0, 3));

describe('the demo pictures', () => {
  it('are at least 64', () => {
    expect(pictures.length).toBeGreaterThanOrEqual(64);
  });

  it('offer enough of every kind', () => {
    const count = (kind: Picture['kind']): number => pictures.filter((picture) => picture.kind === kind).length;
    expect(count('facade')).toBeGreaterThanOrEqual(28);
    expect(count('room')).toBeGreaterThanOrEqual(14);
    expect(count('landscape')).toBeGreaterThanOrEqual(8);
    expect(count('portrait')).toBeGreaterThanOrEqual(14);
    expect(count('office')).toBeGreaterThanOrEqual(4);
    expect(count('article')).toBeGreaterThanOrEqual(8);
  });

  it('have keys of their own, made of the kind and three digits', () => {
    expect(new Set(pictures.map(({ key }) => key)).size).toBe(pictures.length);
    for (const { key, kind } of pictures) expect(key).toMatch(new RegExp(`^${kind}-\\d{3}$`));
  });

  it('are described differently in both languages, and no two alike', () => {
    for (const { alt } of pictures) {
      expect(alt.fr.length).toBeGreaterThan(20);
      expect(alt.en.length).toBeGreaterThan(20);
      expect(alt.fr).not.toBe(alt.en);
    }
    expect(new Set(pictures.map(({ alt }) => alt.fr)).size).toBe(pictures.length);
    expect(new Set(pictures.map(({ alt }) => alt.en)).size).toBe(pictures.length);
  });

  it('show every property type of the search', () => {
    const types = new Set(pictures.flatMap(({ propertyType }) => propertyType ?? []));
    expect([...types].sort()).toEqual(['chalet', 'comm', 'condo', 'ferme', 'maison', 'prop', 'terrain']);
  });

  it('are drawn the same every time', everyPicture, () => {
    for (const { key, svg, drawing } of rendered) expect(svg() === drawing, key).toBe(true);
  });

  it('are SVG that sharp reads at the size they tell', everyPicture, async () => {
    for (const { key, width, height, drawing } of rendered) {
      const found = await sharp(Buffer.from(drawing)).metadata();
      expect({ key, format: found.format, width: found.width, height: found.height }).toEqual({
        key,
        format: 'svg',
        width,
        height,
      });
    }
  });

  it('hold no number that a drawing got wrong', everyPicture, () => {
    for (const { key, drawing } of drawn) expect(/NaN|undefined|Infinity/.test(drawing), key).toBe(false);
  });

  it('do not resemble one another', everyPicture, async () => {
    const hashes: { key: string; hash: boolean[] }[] = [];
    for (const { key, drawing } of rendered) hashes.push({ key, hash: await differenceHash(drawing) });
    for (const [index, { key, hash }] of hashes.entries())
      for (const other of hashes.slice(index + 1)) {
        const distance = hash.filter((bit, at) => bit !== other.hash[at]).length;
        expect(distance, `${key} and ${other.key}`).toBeGreaterThan(6);
      }
  });

  it.each([
    ['facade-001', {}],
    ['landscape-001', {}],
    ['portrait-001', { isDraft: true }],
    ['article-001', { isDraft: true }],
  ])('become WebP masters of their full size: %s %j', everyPicture, async (key, options) => {
    const picture = pictures.find((candidate) => candidate.key === key);
    if (!picture) throw new Error(`no picture ${key}`);
    const { format, width, height } = await sharp(await rasterise(picture, options)).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: picture.width, height: picture.height });
  });
});

describe('the logos', () => {
  const all = [
    ...[rivageLogo, tessierLogo.fr, tessierLogo.en, tamaracLogo].flatMap(({ light, dark }) => [light, dark]),
    ...[rivageFavicon, tessierFavicon, tamaracFavicon],
  ];

  it('are SVG without text, because web fonts do not load in an <img>', async () => {
    for (const logo of all) {
      expect(logo).not.toContain('<text');
      expect((await sharp(Buffer.from(logo)).metadata()).format).toBe('svg');
    }
  });
});

/** Returns a bit for each of 16 by 16 cells and colour channel, true when the cell is darker than its right neighbour. */
async function differenceHash(svg: string): Promise<boolean[]> {
  const { data } = await sharp(Buffer.from(svg))
    .flatten()
    .resize(17, 16, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bits: boolean[] = [];
  for (let row = 0; row < 16; row++)
    for (let column = 0; column < 16; column++)
      for (let channel = 0; channel < 3; channel++) {
        const at = (row * 17 + column) * 3 + channel;
        bits.push((data[at] ?? 0) < (data[at + 3] ?? 0));
      }
  return bits;
}
