import { expect, test } from 'vitest';
import { arrowDirection, type CarouselEvent, carouselReducer, initialCarousel } from './carousel-state.ts';

const engine = { step: () => undefined, goTo: () => undefined, reveal: () => undefined };
const after = (...events: CarouselEvent[]) => events.reduce(carouselReducer, initialCarousel);

test('a carousel follows the scrolling of its row until its engine is loaded', () => {
  expect(after({ kind: 'scrolled', index: 2 }).index).toBe(2);
  expect(after({ kind: 'engineReady', engine }, { kind: 'scrolled', index: 2 }).index).toBe(0);
  expect(after({ kind: 'engineReady', engine }, { kind: 'selected', index: 1 }).index).toBe(1);
});

test('an event that reports the current slide changes nothing, so that scrolling does not render', () => {
  const state = after({ kind: 'scrolled', index: 1 });
  expect(carouselReducer(state, { kind: 'scrolled', index: 1 })).toBe(state);
  expect(carouselReducer(state, { kind: 'selected', index: 1 })).toBe(state);
});

test('each start of the timer is counted, so that its bar begins anew', () => {
  const state = after({ kind: 'timer', isRunning: true }, { kind: 'timer', isRunning: true });
  expect(state.timer).toEqual({ count: 2, isRunning: true });
  expect(carouselReducer(state, { kind: 'timer', isRunning: false }).timer.isRunning).toBe(false);
});

test.each([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', null],
  ['Enter', null],
])('the key %s moves by %s', (key, direction) => {
  expect(arrowDirection(key)).toBe(direction);
});
