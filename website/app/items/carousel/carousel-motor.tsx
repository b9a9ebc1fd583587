import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { type CarouselControl, firstInRow } from './carousel-control.ts';

export interface CarouselMotorProps {
  /** The row of slides as the server sent it. */
  viewport: HTMLElement;
  /** How long the way from one slide to the next takes, ms. */
  moveMs: number;
  /** After how long the next slide comes by itself, ms; null for never. */
  autoplayMs: number | null;
  /** Whether it may do so at this moment. */
  isRunning: boolean;
  onReady: (control: CarouselControl) => void;
  onSelect: (index: number) => void;
  /** The time until the next slide has begun, or was stopped. */
  onTimer: (isRunning: boolean) => void;
}

/**
 * The engine counts in its own unit, not in ms. Measured on its formula: 16 arrives within 1 % of its aim in 330 ms and 22 in
 * 560 ms, without swinging past it.
 */
const engineDuration = (ms: number): number => Math.round(7 + ms * 0.03);

/** The carousel's engine. It is loaded when something is about to move (`use-motor.ts`). */
export function CarouselMotor(props: CarouselMotorProps) {
  const { viewport, moveMs, autoplayMs, isRunning, onReady, onSelect, onTimer } = props;
  const plugins = useMemo(
    () =>
      autoplayMs === null
        ? []
        : // When it plays is decided in `use-may-play.ts`: the plugin's own rules forget that somebody has paused it.
          [Autoplay({ delay: autoplayMs, playOnInit: false, stopOnFocusIn: false, stopOnInteraction: true })],
    [autoplayMs],
  );
  const options = useMemo(
    () => ({
      loop: true,
      align: 'start' as const,
      duration: engineDuration(moveMs),
      breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
      startIndex: firstInRow(viewport),
      watchFocus: false,
      inViewThreshold: 0.5,
    }),
    [moveMs, viewport],
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
      reveal(index) {
        if (!engine.slidesInView().includes(index)) engine.scrollTo(index);
      },
    });
  }, [engine]);

  useEffect(() => {
    const autoplay = engine?.plugins().autoplay;
    if (!autoplay || !engine) return;
    if (isRunning) autoplay.play();
    else autoplay.stop();
    // A finger on the row stops the timer; it starts again when the finger is gone.
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
