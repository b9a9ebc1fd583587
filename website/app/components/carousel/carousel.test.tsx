// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LocaleProvider } from '../../locale/use-locale.tsx';
import { render } from '../../test-render.tsx';
import { Carousel, type CarouselProps } from './carousel.tsx';
import type { CarouselEngineProps } from './carousel-engine.tsx';
import { NextSlide, type NextSlideProps } from './next-slide.tsx';
import { type MarkedSlides, SlideMarkers } from './slide-markers.tsx';

const count = 3;

// The real engine needs a layout, which jsdom has not; e2e/property-blocks.e2e.ts tests it.
vi.mock('./carousel-engine.tsx', () => ({
  CarouselEngine({ onReady, onSelect, onTimer, isRunning }: CarouselEngineProps) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: ready once
    useEffect(() => {
      let index = 0;
      const goTo = (next: number) => {
        index = (next + count) % count;
        onSelect(index);
      };
      onReady({ goTo, step: (direction) => goTo(index + direction), reveal: () => undefined });
    }, []);
    // biome-ignore lint/correctness/useExhaustiveDependencies: reports changes alone
    useEffect(() => onTimer(isRunning), [isRunning]);
    return null;
  },
}));

const slides = ['Chalet', 'Condo', 'Duplex'].map((name) => ({ id: name, name, content: <a href="/">{name}</a> }));
const renderBars = (marked: MarkedSlides) => <SlideMarkers look="bars" {...marked} />;
const renderPreview = (next: NextSlideProps) => <NextSlide {...next} />;
let prefersLessMotion: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  prefersLessMotion = false;
  vi.stubGlobal('matchMedia', () => ({
    matches: !prefersLessMotion,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe: () => void;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.observe = () => report([{ isIntersecting: true }]);
      }
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (props: Partial<CarouselProps>) =>
  render(
    <LocaleProvider locale="fr">
      <Carousel label="Propriétés" layout="single" slides={slides} {...props} />
    </LocaleProvider>,
  );
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => (each.ariaLabel ?? each.textContent) === name);
const press = async (name: string) => {
  await act(async () => button(name)?.click());
  await act(async () => vi.dynamicImportSettled());
};
const wait = async (ms: number) => {
  await act(async () => vi.advanceTimersByTimeAsync(ms));
  await act(async () => vi.dynamicImportSettled());
};
const position = () => document.querySelector('.position [aria-hidden]')?.textContent;

describe('the markers of the slides', () => {
  test.each(['bars', 'thumbnails'] as const)(
    'go to their slides and say which is the current one: %s',
    async (look) => {
      await show({ renderMarkers: (marked) => <SlideMarkers look={look} {...marked} /> });
      expect(button('1\u00a0: Chalet')?.ariaCurrent).toBe('true');
      await press('3\u00a0: Duplex');
      expect(position()).toBe('3 / 3');
      expect(button('3\u00a0: Duplex')?.ariaCurrent).toBe('true');
      expect(button('1\u00a0: Chalet')?.ariaCurrent).toBeNull();
    },
  );

  test('fill the bar of the current slide over the autoplay time', async () => {
    await show({ renderMarkers: renderBars, autoplayMs: 8000 });
    const bars = [...document.querySelectorAll<HTMLElement>('.bar')];
    expect(bars.map(({ dataset }) => dataset.state)).toEqual(['running', 'coming', 'coming']);
    expect(bars[0]?.style.animationDuration).toBe('8000ms');
  });
});

test('the preview shows the next slide, goes to it, and starts again after the last', async () => {
  await show({ renderNext: renderPreview });
  expect(button('À suivreCondo')).toBeDefined();
  await press('À suivreCondo');
  expect(position()).toBe('2 / 3');
  await press('À suivreDuplex');
  expect(button('À suivreChalet')).toBeDefined();
});

test('a single slide has neither arrows, markers nor preview', async () => {
  await show({ slides: slides.slice(0, 1), renderMarkers: renderBars, renderNext: renderPreview, autoplayMs: 5000 });
  expect(document.querySelectorAll('button')).toHaveLength(0);
});

describe('autoplay', () => {
  test('moves after its time', async () => {
    await show({ autoplayMs: 5000 });
    await wait(4900);
    expect(position()).toBe('1 / 3');
    await wait(200);
    expect(position()).toBe('2 / 3');
  });

  test('waits while the tab is hidden', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await show({ autoplayMs: 5000 });
    await wait(6000);
    expect(position()).toBe('1 / 3');
    hidden.mockReturnValue(false);
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    await wait(5100);
    expect(position()).toBe('2 / 3');
  });

  test('waits while something in it has the focus', async () => {
    await show({ autoplayMs: 5000 });
    await act(async () => document.querySelector('a')?.focus());
    await wait(6000);
    expect(position()).toBe('1 / 3');
  });

  test('waits while a video plays that the visitor has started', async () => {
    const content = <div data-video="" data-state="ready" />;
    await show({ autoplayMs: 5000, slides: [{ id: 'video', content }, ...slides.slice(1)] });
    const video = document.querySelector<HTMLElement>('[data-video]') ?? expect.unreachable();
    await act(async () => {
      video.dataset.state = 'playing';
    });
    await wait(6000);
    expect(position()).toBe('1 / 3');
    await act(async () => {
      video.dataset.state = 'paused';
    });
    await wait(5100);
    expect(position()).toBe('2 / 3');
  });

  test('is not offered to a visitor who prefers less motion', async () => {
    prefersLessMotion = true;
    await show({ autoplayMs: 5000 });
    await wait(6000);
    expect(position()).toBe('1 / 3');
    expect(button('Arrêter le défilement')).toBeUndefined();
  });
});
