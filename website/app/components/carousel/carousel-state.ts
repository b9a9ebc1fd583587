import type { CarouselHandle } from './carousel-handle.ts';

/** Autoplay of the current slide; `count` changes whenever it starts anew. */
export interface SlideTimer {
  count: number;
  isRunning: boolean;
}

export interface CarouselState {
  /** Methods of the engine; null until it is loaded, while the row scrolls natively. */
  engine: CarouselHandle | null;
  /** Index of the current slide. */
  index: number;
  timer: SlideTimer;
}

export type CarouselEvent =
  | { kind: 'engineReady'; engine: CarouselHandle }
  /** The engine shows another slide. */
  | { kind: 'selected'; index: number }
  /** The visitor has scrolled the row; the engine reports its slides itself. */
  | { kind: 'scrolled'; index: number }
  /** The engine has started or stopped its autoplay timer. */
  | { kind: 'timer'; isRunning: boolean };

export const initialCarousel: CarouselState = { engine: null, index: 0, timer: { count: 0, isRunning: false } };

export function carouselReducer(state: CarouselState, event: CarouselEvent): CarouselState {
  switch (event.kind) {
    case 'engineReady':
      return { ...state, engine: event.engine };
    case 'scrolled':
      return state.engine ? state : withIndex(state, event.index);
    case 'selected':
      return withIndex(state, event.index);
    case 'timer':
      return { ...state, timer: { count: state.timer.count + 1, isRunning: event.isRunning } };
  }
}

const withIndex = (state: CarouselState, index: number): CarouselState =>
  index === state.index ? state : { ...state, index };

/** Returns the direction in which an arrow key moves a carousel; null for any other key. */
export const arrowDirection = (key: string): 1 | -1 | null =>
  key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : null;
