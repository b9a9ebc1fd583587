import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { parserCases, parserTimeout } from '../../scripts/tests/generated-runs.ts';
import { mutatedBytes } from '../../scripts/tests/hostile-values.ts';
import { makeFallback } from './make-fallback.ts';
import { makeVariants } from './make-variants.ts';
import { pixelCount } from './picture-size.ts';

const formats = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const;
const examples = new Map<string, Buffer>();
beforeAll(async () => {
  const picture = sharp({ create: { width: 24, height: 16, channels: 3, background: '#a52' } });
  for (const format of formats) examples.set(format, await picture.clone().toFormat(format).toBuffer());
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="16"><image href="file:///etc/passwd"/></svg>';
  examples.set('svg', Buffer.from(drawing));
});

test.each([...formats, 'svg'])(
  'a damaged picture in %s is a small picture or refused, and the process lives on',
  async (format) => {
    const example = examples.get(format) ?? Buffer.alloc(0);
    await fc.assert(
      fc.asyncProperty(mutatedBytes(example), async (file) => {
        const pixels = await pixelCount(file);
        expect(pixels === null || pixels >= 0).toBe(true);
        // A header may promise more than is decoded; the limit is tested with a picture that keeps its promise.
        if (pixels === null || pixels > 1_000_000) return;
        const made = await Promise.allSettled([makeVariants('a.jpg', file), makeFallback(file)]);
        for (const { status, ...rest } of made)
          if (status === 'rejected') expect(rest).toHaveProperty('reason.message');
      }),
      { numRuns: Math.ceil(parserCases / 6) },
    );
  },
  parserTimeout,
);
