import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { type CarouselHandle, firstVisibleIndex } from './carousel-handle.ts';

export interface CarouselEngineProps {
  /** The row of slides that the server rendered. */
  viewport: HTMLElement;
  /** Duration of the movement between two slides, ms. */
  transitionMs: number;
  /** Time between two slides, ms; null without autoplay. */
  autoplayMs: number | null;
  /** True while autoplay is allowed to run. */
  isRunning: boolean;
  onReady: (handle: CarouselHandle) => void;
  onSelect: (index: number) => void;
  /** Called when the autoplay timer starts or stops. */
  onTimer: (isRunning: boolean) => void;
}

/**
 * Converts ms into the engine's own unit. Measured on its formula: 16 arrives within 1 % of its target in 330 ms and 22 in 560
 * ms, without overshoot.
 */
const engineDuration = (ms: number): number => Math.round(7 + ms * 0.03);

/** Runs the carousel's engine. It is loaded before the first movement (`use-carousel-engine.ts`). */
export function CarouselEngine(props: CarouselEngineProps) {
  const { viewport, transitionMs, autoplayMs, isRunning, onReady, onSelect, onTimer } = props;
  const plugins = useMemo(
    () =>
      autoplayMs === null
        ? []
        : // `use-autoplay.ts` decides when it plays: the plugin's own rules resume after a visitor's pause.
          [Autoplay({ delay: autoplayMs, playOnInit: false, stopOnFocusIn: false, stopOnInteraction: true })],
    [autoplayMs],
  );
  const options = useMemo(
    () => ({
      loop: true,
      align: 'start' as const,
      duration: engineDuration(transitionMs),
      breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
      startIndex: firstVisibleIndex(viewport),
      watchFocus: false,
    }),
    [transitionMs, viewport],
  );
  const [attach, engine] = useEmblaCarousel(options, plugins);
  const select = useEffectEvent(onSelect);
  const timer = useEffectEvent(onTimer);
  const ready = useEffectEvent(onReady);

  useEffect(() => {
    viewport.scrollTo({ left: 0, behavior: 'instant' });
    attach(viewport);
    return () => attach(null);
  }, [attach, viewport]);

  useEffect(() => {
    if (!engine) return;
    engine
      .on('select', () => select(engine.selectedScrollSnap()))
      .on('autoplay:timerset', () => timer(true))
      .on('autoplay:timerstopped', () => timer(false));
    select(engine.selectedScrollSnap());
    ready({
      step(direction) {
        const last = engine.scrollSnapList().length - 1;
        if (direction === 1) engine.canScrollNext() ? engine.scrollNext() : engine.scrollTo(0);
        else engine.canScrollPrev() ? engine.scrollPrev() : engine.scrollTo(last);
        engine.plugins().autoplay?.reset();
      },
      goTo(index) {
        engine.scrollTo(index);
        engine.plugins().autoplay?.reset();
      },
      reveal(index) {
        // Uses the position to which the row is moving, because the engine's list of slides in view lags behind the movement.
        const slides = engine.slideNodes();
        const columns = Math.round(engine.rootNode().clientWidth / (slides[0]?.clientWidth || 1));
        const offset = (index - engine.selectedScrollSnap() + slides.length) % slides.length;
        if (offset >= columns) engine.scrollTo(index);
      },
    });
  }, [engine]);

  useEffect(() => {
    const autoplay = engine?.plugins().autoplay;
    if (!autoplay || !engine) return;
    if (isRunning) autoplay.play();
    else autoplay.stop();
    // A touch stops the timer, which restarts after the touch.
    const resume = () => {
      if (isRunning) autoplay.play();
    };
    engine.on('pointerUp', resume);
    return () => {
      engine.off('pointerUp', resume);
    };
  }, [engine, isRunning]);

  return null;
}
