// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { item, textOf } from '../block-framework/fixtures/fixtures.ts';
import { showExample } from '../block-framework/fixtures/test-example.tsx';
import type { CarouselEngineProps } from '../components/carousel/carousel-engine.tsx';
import { fixtures as featuredExamples } from './featured-properties/featured-properties.fixture.ts';
import { block as featuredProperties } from './featured-properties/featured-properties.tsx';
import { fixtures as heroSearchExamples } from './hero-search/hero-search.fixture.ts';
import { block as heroSearch } from './hero-search/hero-search.tsx';
import { fixtures as heroSliderExamples } from './hero-slider/hero-slider.fixture.ts';
import { block as heroSlider } from './hero-slider/hero-slider.tsx';
import { fixtures as mediasExamples } from './medias-carousel/medias-carousel.fixture.ts';
import { block as mediasCarousel } from './medias-carousel/medias-carousel.tsx';
import { fixtures as membersExamples } from './members-carousel/members-carousel.fixture.ts';
import { block as membersCarousel } from './members-carousel/members-carousel.tsx';

/** Directions of the moves so far, and the times of the engine that made them. */
let moves: number[] = [];
let engine: Pick<CarouselEngineProps, 'autoplayMs' | 'transitionMs'> | null = null;

// The real engine needs a layout, which jsdom has not; e2e/property-blocks.e2e.ts tests it.
vi.mock('../components/carousel/carousel-engine.tsx', () => ({
  CarouselEngine({ onReady, autoplayMs, transitionMs }: CarouselEngineProps) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: ready once
    useEffect(() => {
      engine = { autoplayMs, transitionMs };
      const step = (direction: number) => moves.push(direction);
      onReady({ step, goTo: () => undefined, reveal: () => undefined });
    }, []);
    return null;
  },
}));

beforeEach(() => {
  moves = [];
  engine = null;
  vi.useFakeTimers();
  const ignore = () => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: ignore, removeEventListener: ignore }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe: () => void;
      unobserve = ignore;
      disconnect = ignore;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.observe = () => report([{ isIntersecting: true }]);
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = async (ms: number) => {
  await act(async () => vi.advanceTimersByTimeAsync(ms));
  await act(async () => vi.dynamicImportSettled());
};

/** Checks that the carousel moves one slide forward after this time in ms and not before. */
async function expectAutoplay(autoplayMs: number, transitionMs = 300) {
  await wait(autoplayMs - 1);
  expect([moves, engine]).toEqual([[], null]);
  await wait(1);
  expect([moves, engine]).toEqual([[1], { autoplayMs, transitionMs }]);
}

// carousel.2, carousel.5
test.each([
  [featuredProperties, featuredExamples, 5000, undefined],
  [heroSlider, heroSliderExamples, 8000, 500],
  [mediasCarousel, mediasExamples, 6000, undefined],
  [membersCarousel, membersExamples, 5000, undefined],
] as const)('the carousel of $type moves at its times', async (view, examples, autoplayMs, transitionMs) => {
  await showExample(view, examples.default);
  await expectAutoplay(autoplayMs, transitionMs);
});

test('the bar of featured properties is full one second before the next slide', async () => {
  const { container } = await showExample(featuredProperties, featuredExamples.default);
  const bar = container.querySelector<HTMLElement>('[data-running]');
  expect(bar?.style.animationDuration).toBe('4000ms');
});

test('the search hero shows at most ten members, and moves every six seconds', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `Membre ${index + 1}`);
  const members = names.map((name) => ({ id: name, ...item('members_carousel_item', { person_name: textOf(name) }) }));
  const { everything } = heroSearchExamples;
  if (!everything) throw new Error('There is no example.');
  const fields = { ...everything.fields, members_repeater: members };
  const page = await showExample(heroSearch, { ...everything, fields });
  expect(page.getAllByText(/^Membre \d+$/).map(({ textContent }) => textContent)).toEqual(names.slice(0, 10));
  await expectAutoplay(6000);
});
