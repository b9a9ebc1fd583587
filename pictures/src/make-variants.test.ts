import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

/** Returns the declared and the actual width of each variant of a picture of 800 by 400 px. */
async function readWidths(scale: string): Promise<{ declared: number; actual: number }[]> {
  vi.stubEnv('PICTURE_SCALE', scale);
  vi.resetModules();
  const { makeVariants } = await import('./make-variants.ts');
  const master = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  const { variants } = await makeVariants('lake.png', master);
  return await Promise.all(
    variants.map(async ({ width, data }) => ({ declared: width, actual: (await sharp(data).metadata()).width })),
  );
}

test('variants have the widths that they declare', async () => {
  const widths = await readWidths('');
  expect(widths).toEqual([480, 480, 720, 720].map((width) => ({ declared: width, actual: width })));
});

test('PICTURE_SCALE makes variants of fewer pixels that declare the same widths', async () => {
  const widths = await readWidths('0.25');
  expect(widths).toEqual([480, 480, 720, 720].map((width) => ({ declared: width, actual: width / 4 })));
});

test('a PICTURE_SCALE above 1 is refused', async () => {
  await expect(readWidths('2')).rejects.toThrow();
});
