// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { LocaleProvider } from '../locale/use-locale.tsx';
import { render } from '../test-render.tsx';
import Histogram from './histogram.tsx';
import { barsOf } from './histogram-bars.ts';

const from = [0, 100, 200, 400];
const format = (step: number) => `${step} m²`;

test('a histogram has a bar for each step of the slider, and counts what lies beyond its end with the last one', () => {
  expect(barsOf({ from, counts: [1, 2, 3, 4], steps: from })).toEqual([
    { start: 0, end: 1, count: 1 },
    { start: 1, end: 2, count: 2 },
    { start: 2, end: 3, count: 7 },
  ]);
  // A value of the address lies between two steps.
  expect(barsOf({ from, counts: [1, 2, 3, 4], steps: [0, 100, 150, 200, 400] })[1]).toEqual({
    start: 1,
    end: 3,
    count: 2,
  });
  expect(barsOf({ from, counts: [1, 2, 3, 4], steps: [0, 250, 500] })).toEqual([]);
});

test('a histogram says where most listings are, and is hidden from those who hear it', async () => {
  const { container } = await render(
    <LocaleProvider locale="fr">
      <Histogram from={from} counts={[1, 9, 3, 0]} steps={from} low={100} high={null} format={format} />
    </LocaleProvider>,
  );
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(container.textContent).toBe('Le plus de propriétés, 9, se trouvent entre 100 m² et 200 m²');
  expect([...container.querySelectorAll('rect')].map((bar) => bar.classList.length > 0)).toEqual([false, true, true]);
});

test('a histogram of nothing draws nothing', async () => {
  const { container } = await render(
    <LocaleProvider locale="fr">
      <Histogram from={from} counts={[0, 0, 0, 0]} steps={from} low={null} high={null} format={format} />
    </LocaleProvider>,
  );
  expect(container.querySelector('svg')).toBeNull();
  expect(container.textContent).not.toBe('');
});
