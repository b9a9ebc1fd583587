import type { ImageComponent } from '@vitrine/contract/kinds/image.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CmsImage } from './cms-image.tsx';
import { finishImage, finishPicture, finishPortrait } from './finish-image.server.ts';

const asset = (url: string) => `http://assets.test${url}`;
const finish = (component: Partial<ImageComponent>, locale: 'fr' | 'en' = 'fr') =>
  finishImage({ cms_component: 'image', ...component }, { locale, asset, warn: () => undefined });
const garden = { url: '/jardin.webp', alt: 'Le jardin' };

describe('a picture of the content', () => {
  test('is that of the language with its description', () => {
    const media = { fr: garden, en: { url: '/garden.webp', alt: 'The garden' } };
    expect(finish({ media }, 'en')).toMatchObject({ src: 'http://assets.test/garden.webp', alt: 'The garden' });
  });

  test('is that of the other language where its own has none, described in its own', () => {
    expect(finish({ media: { fr: garden, en: { url: null, alt: 'The garden' } } }, 'en')).toMatchObject({
      src: 'http://assets.test/jardin.webp',
      alt: 'The garden',
    });
    expect(finish({ media: { fr: garden } }, 'en')).toMatchObject({ alt: 'Le jardin' });
  });

  test('is none without a file', () => {
    expect(finish({ media: { fr: { url: '' } } })).toBeNull();
    expect(finish({})).toBeNull();
  });

  test('is cut around its centre, by default the middle, within the picture', () => {
    expect(finish({ media: { fr: garden } })?.center).toEqual({ x: 50, y: 50 });
    expect(finish({ media: { fr: garden }, center: { x: 130, y: -4 } })?.center).toEqual({ x: 100, y: 0 });
  });

  test.each([
    [{ x: 20, y: 80 }, 'object-position:20% 80%'],
    [null, ''],
  ])('outside a component, with the focal point %j, is cut around it in HTML', (center, style) => {
    const html = renderToStaticMarkup(
      <CmsImage image={finishPicture({ ...garden, center }, { asset })} sizes="6rem" cover />,
    );
    expect(/object-position:[^";]*/.exec(html)?.[0] ?? '').toBe(style);
  });

  test('has the filters that change something', () => {
    const filters = { blur: 2, brightness: 90, contrast: 110, opacity: 50, saturate: 0 };
    expect(finish({ media: { fr: garden }, filters })?.filter).toBe(
      'blur(2px) brightness(90%) contrast(110%) opacity(50%) saturate(0%)',
    );
    expect(finish({ media: { fr: garden }, filters: { blur: 0, brightness: 100, opacity: null } })?.filter).toBeNull();
    expect(finish({ media: { fr: garden }, filters: { blur: -3, contrast: -1 } })?.filter).toBe(
      'blur(0px) contrast(0%)',
    );
  });

  test('offers its best format first, each in every width', () => {
    const variants = [
      { url: '/a-960.webp', width: 960, type: 'image/webp' },
      { url: '/a b,c.webp', width: 480, type: 'image/webp' },
      { url: '/a-480.avif', width: 480, type: 'image/avif' },
    ];
    expect(finishPicture({ url: '/a.webp', variants }, { asset }).sources).toEqual([
      { type: 'image/avif', srcset: 'http://assets.test/a-480.avif 480w' },
      {
        type: 'image/webp',
        srcset: 'http://assets.test/a%20b%2Cc.webp 480w, http://assets.test/a-960.webp 960w',
      },
    ]);
  });

  test.each([
    ['data:image/webp;base64,UklGRg==', true],
    ['data:image/svg+xml;base64,UklGRg', true],
    ['data:image/png;base64,AA");position:fixed;background:url("x', false],
    ['https://evil.test/a.png', false],
  ])('with the placeholder %s keeps it: %s', (placeholder, isKept) => {
    expect(finishPicture({ url: '/a.webp', placeholder }, { asset }).placeholder).toBe(isKept ? placeholder : null);
  });
});

test.each([
  [1440, 960, undefined],
  [6000, 1500, undefined],
  [8000, 6000, undefined],
  [1000, 1000, undefined],
  [1200, 1800, 'tall'],
  [849, 1000, 'tall'],
  [850, 1000, undefined],
  [559, 400, 'small'],
  [560, 400, undefined],
  [null, null, undefined],
])('a picture of %s by %s px fills its place or is shown whole (%s)', (width, height, fit) => {
  expect(finishPicture({ url: '/a.webp', width, height }, { asset }).fit).toBe(fit);
});

test('a tall portrait fills its place, a tall photo of a listing is shown whole', () => {
  const tall = { url: '/a.webp', width: 800, height: 1400 };
  const asset = (url: string) => url;
  expect(finishPortrait(tall, { asset }).fit).toBeUndefined();
  expect(finishPicture(tall, { asset }).fit).toBe('tall');
});

test('a tall picture of an editor fills its place', () => {
  const media = { fr: { url: '/a.webp', width: 800, height: 1000 } };
  expect(finish({ media })?.fit).toBeUndefined();
});

describe('the element of a picture', () => {
  const image = finishPicture({ ...garden, width: 1440, height: 960 }, { asset });
  const draw = (priority?: 'high' | 'low') =>
    renderToStaticMarkup(<CmsImage image={image} sizes="100vw" {...(priority && { priority })} />);

  test('is of low priority and lazy by default, and keeps its room', () => {
    expect(draw()).toContain('fetchPriority="low"');
    expect(draw()).toContain('loading="lazy"');
    expect(draw()).toContain('width="1440" height="960"');
  });

  test('is loaded at once where its priority is high', () => {
    expect(draw('high')).toContain('fetchPriority="high"');
    expect(draw('high')).toContain('loading="eager"');
  });
});
