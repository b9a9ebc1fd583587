// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../test-render.tsx';
import { useImageFadeIn } from './fade-in-images.ts';

const animate = vi.fn();
let prefersLessMotion = false;
let watched: Element[] = [];
let look: (isIntersecting: boolean) => void = () => undefined;

function App() {
  useImageFadeIn();
  return null;
}

function load(loading: 'lazy' | 'eager') {
  const image = document.body.appendChild(document.createElement('img'));
  // jsdom has neither lazy loading nor animations.
  Object.assign(image, { loading, animate });
  image.dispatchEvent(new Event('load'));
}

beforeEach(async () => {
  prefersLessMotion = false;
  watched = [];
  animate.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: prefersLessMotion }));
  // jsdom has no layout either.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        look = (isIntersecting) => report(watched.map((target) => ({ isIntersecting, target })));
      }
      observe(target: Element) {
        watched.push(target);
      }
      unobserve(target: Element) {
        watched = watched.filter((each) => each !== target);
      }
      disconnect() {
        watched = [];
      }
    },
  );
  await render(<App />);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a lazy picture appears within 300 ms once it is loaded and in view', () => {
  load('lazy');
  look(false);
  expect(animate).not.toHaveBeenCalled();
  look(true);
  expect(animate).toHaveBeenCalledExactlyOnceWith({ opacity: [0, 1] }, expect.objectContaining({ duration: 300 }));
});

test('it does so once', () => {
  load('lazy');
  look(true);
  look(true);
  expect(animate).toHaveBeenCalledOnce();
});

test('a picture of high priority appears at once', () => {
  load('eager');
  look(true);
  expect(animate).not.toHaveBeenCalled();
});

test('no picture fades for a visitor who prefers less motion', () => {
  prefersLessMotion = true;
  load('lazy');
  look(true);
  expect(animate).not.toHaveBeenCalled();
});
