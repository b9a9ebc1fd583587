// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { renderExample } from '../block-framework/fixtures/test-example.tsx';
import type { CarouselProps } from '../components/carousel/carousel.tsx';
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

const shown = vi.hoisted(() => ({ props: null as CarouselProps | null })); // set by the carousel below

vi.mock('../components/carousel/carousel.tsx', () => ({
  Carousel(props: CarouselProps) {
    shown.props = props;
    return null;
  },
}));

// carousel.2, carousel.5
test.each([
  [featuredProperties, featuredExamples, { autoplayMs: 5000, progressMs: 4000 }],
  [heroSlider, heroSliderExamples, { autoplayMs: 8000, transitionMs: 500 }],
  [mediasCarousel, mediasExamples, { autoplayMs: 6000 }],
  [membersCarousel, membersExamples, { autoplayMs: 5000 }],
] as const)('the carousel of $type moves at its times', (view, examples, times) => {
  renderExample(view, examples.default);
  expect(shown.props).toMatchObject(times);
});

test('the search hero shows at most ten members, and moves every six seconds', () => {
  const { everything } = heroSearchExamples;
  const members = everything?.fields?.members_repeater;
  if (!everything || !Array.isArray(members)) throw new Error('The example has no members.');
  const many = Array.from({ length: 4 }, () => members).flat();
  renderExample(heroSearch, { ...everything, fields: { ...everything.fields, members_repeater: many } });
  expect(shown.props).toMatchObject({ autoplayMs: 6000 });
  expect(shown.props?.slides).toHaveLength(10);
});
