import { type RefObject, useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { type CarouselHandle, firstVisibleIndex, nativeScrollHandle } from './carousel-handle.ts';
import { carouselReducer, initialCarousel } from './carousel-state.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useCarouselEngine } from './use-carousel-engine.ts';

type Move = (carousel: CarouselHandle) => void;

/** Returns the state of a carousel, the methods that move it, and what its view passes to the engine. */
export function useCarousel(slideCount: number, autoplayMs: number | undefined) {
  const root = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const isMovable = slideCount > 1;
  const { Engine, hasFailed, load } = useCarouselEngine(root, isMovable);
  const autoplay = useAutoplay(root, isMovable && autoplayMs !== undefined);
  const [{ engine, index, timer }, dispatch] = useReducer(carouselReducer, initialCarousel);
  const { move, runPending } = useMoves(row, engine, { hasFailed, load });
  const step = (direction: 1 | -1) => move((carousel) => carousel.step(direction));

  const engineEvents = {
    onReady(ready: CarouselHandle) {
      dispatch({ kind: 'engineReady', engine: ready });
      runPending(ready);
      // The engine has set the row back to its start, from where the browser had scrolled to the focus.
      const focused = focusedIndex(row.current);
      if (focused >= 0) ready.reveal(focused);
    },
    onSelect: (selected: number) => dispatch({ kind: 'selected', index: selected }),
    onTimer: (isRunning: boolean) => dispatch({ kind: 'timer', isRunning }),
  };

  // The engine runs the autoplay timer; before the first slide change it is not loaded yet.
  const isFirstTurn = engine === null && autoplay.isRunning;
  useTimeout(isFirstTurn ? autoplayMs : undefined, () => step(1));

  return {
    root,
    row,
    isMovable,
    /** True once the engine moves the row. */
    isLive: engine !== null,
    index,
    timer: { count: timer.count, isRunning: engine ? timer.isRunning : isFirstTurn },
    autoplay,
    step,
    goTo: (slide: number) => move((carousel) => carousel.goTo(slide)),
    reveal: (slide: number) => engine?.reveal(slide),
    scrolled: (target: HTMLElement) => dispatch({ kind: 'scrolled', index: firstVisibleIndex(target) }),
    Engine,
    engineEvents,
  };
}

interface EngineLoading {
  hasFailed: boolean;
  load: () => void;
}

/** Returns a function that moves a carousel: at once, or when its engine is loaded. Without an engine the row scrolls natively. */
function useMoves(
  row: RefObject<HTMLElement | null>,
  engine: CarouselHandle | null,
  { hasFailed, load }: EngineLoading,
) {
  const pending = useRef<Move | null>(null);
  const runPending = useCallback((carousel: CarouselHandle) => {
    pending.current?.(carousel);
    pending.current = null;
  }, []);
  useEffect(() => {
    if (hasFailed && row.current) runPending(nativeScrollHandle(row.current));
  }, [hasFailed, row, runPending]);

  function move(next: Move): void {
    if (engine) next(engine);
    else if (hasFailed && row.current) next(nativeScrollHandle(row.current));
    else {
      pending.current = next;
      load();
    }
  }
  return { move, runPending };
}

/** Calls a function after a time in ms; undefined never does. */
function useTimeout(ms: number | undefined, run: () => void): void {
  const runLatest = useEffectEvent(run);
  useEffect(() => {
    if (ms === undefined) return;
    const timeout = setTimeout(() => runLatest(), ms);
    return () => clearTimeout(timeout);
  }, [ms]);
}

/** Returns the index of the slide that has the focus; -1 without one. */
function focusedIndex(row: HTMLElement | null): number {
  const items = [...(row?.querySelectorAll(':scope > ul > li') ?? [])];
  return items.findIndex((item) => item.matches(':focus-within'));
}
