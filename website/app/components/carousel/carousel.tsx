import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../../locale/define-texts.ts';
import sectionHead from '../section-head/section-head.module.css';
import styles from './carousel.module.css';
import { CarouselControls } from './carousel-controls.tsx';
import { type CarouselHandle, firstVisibleIndex, nativeScrollHandle } from './carousel-handle.ts';
import type { CarouselSlide } from './carousel-slide.ts';
import { carouselTexts } from './carousel-texts.ts';
import type { NextSlideProps } from './next-slide.tsx';
import type { MarkedSlides } from './slide-markers.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useCarouselEngine } from './use-carousel-engine.ts';

/** Duration of the slide animation, ms (carousel.3). */
const defaultTransitionMs = 300;

export interface CarouselProps {
  /** Accessible name of the carousel. */
  label: string;
  slides: readonly CarouselSlide[];
  /**
   * Columns: `grid` shows 4, 3, 2 or 1 slide at a time, in the columns of the page; `single` one as wide as the row; `own` as
   * many as `--columns` of the block's styles says. The arrows of a `grid` are above it, those of the others below.
   */
  layout: 'grid' | 'single' | 'own';
  /** Content beside the arrows of a `grid`, such as the heading. */
  head?: ReactNode;
  /** Time between two slides, ms; no autoplay without it. */
  autoplayMs?: number;
  /** Duration of the progress bar, ms; no bar without it. */
  progressMs?: number;
  transitionMs?: number;
  /** Renders buttons that go to one slide each. */
  renderMarkers?: (slides: MarkedSlides) => ReactNode;
  /** Renders a preview of the next slide. */
  renderNext?: (next: NextSlideProps) => ReactNode;
  className?: string;
}

/**
 * Shows slides in a row that wraps at both ends, moved by arrows, arrow keys and swipes, and by autoplay when `autoplayMs` is
 * set. The server renders a native scrolling row, which works without JavaScript; a single slide does not move. The engine is
 * loaded on demand.
 */
export function Carousel(props: CarouselProps) {
  const { label, slides, layout, head, autoplayMs, progressMs, renderMarkers, renderNext, className } = props;
  const { transitionMs = defaultTransitionMs } = props;
  const t = useTexts(carouselTexts);
  const root = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const isMovable = slides.length > 1;
  const { Engine, hasFailed, load } = useCarouselEngine(root, isMovable);
  const autoplay = useAutoplay(root, isMovable && autoplayMs !== undefined);
  const [handle, setHandle] = useState<CarouselHandle | null>(null);
  const [index, setIndex] = useState(0);
  const [timer, setTimer] = useState({ count: 0, isRunning: false });
  /** A move that waits until the engine is loaded. */
  const pendingMove = useRef<Move | null>(null);

  const move = (next: Move) => {
    if (handle) next(handle);
    else if (hasFailed && row.current) next(nativeScrollHandle(row.current));
    else {
      pendingMove.current = next;
      load();
    }
  };
  const step = (direction: 1 | -1) => move((carousel) => carousel.step(direction));
  const goTo = (slide: number) => move((carousel) => carousel.goTo(slide));
  const handleReady = (next: CarouselHandle) => {
    setHandle(next);
    pendingMove.current?.(next);
    pendingMove.current = null;
    // The engine has set the row back to its start, from where the browser had scrolled to the focus.
    const items = [...(row.current?.querySelectorAll(':scope > ul > li') ?? [])];
    const focused = items.findIndex((item) => item.matches(':focus-within'));
    if (focused >= 0) next.reveal(focused);
  };
  useEffect(() => {
    if (!hasFailed || !row.current) return;
    pendingMove.current?.(nativeScrollHandle(row.current));
    pendingMove.current = null;
  }, [hasFailed]);

  // The engine runs the autoplay timer; before the first slide change it is not loaded yet.
  const isFirstTurn = handle === null && autoplay.isRunning;
  const stepOnce = useEffectEvent(() => step(1));
  useEffect(() => {
    if (!isFirstTurn || autoplayMs === undefined) return;
    const first = setTimeout(() => stepOnce(), autoplayMs);
    return () => clearTimeout(first);
  }, [isFirstTurn, autoplayMs]);

  const stepByKey = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    if (!isMovable || direction === null || event.defaultPrevented || isTyping(event.target)) return;
    event.preventDefault();
    step(direction);
  };

  const currentTimer = { count: timer.count, isRunning: handle ? timer.isRunning : isFirstTurn };
  const nextIndex = (index + 1) % slides.length;
  const nextSlide = isMovable ? slides[nextIndex] : undefined;
  const controls = isMovable && (
    <CarouselControls
      onStep={step}
      autoplay={autoplay.isOffered ? { isPaused: autoplay.isPaused, toggle: autoplay.togglePaused } : null}
      markers={renderMarkers?.({ slides, index, timer: currentTimer, autoplayMs, onSelect: goTo })}
    >
      {layout === 'single' && (
        <p className={styles.position}>
          <span aria-hidden="true">
            {index + 1} / {slides.length}
          </span>
          {/* Autoplay must not be announced. */}
          <span className="visually-hidden" aria-live={autoplay.isRunning ? 'off' : 'polite'}>
            {t.position(index + 1, slides.length)}
          </span>
        </p>
      )}
    </CarouselControls>
  );

  return (
    <section
      ref={root}
      className={className ? `${styles.carousel} ${className}` : styles.carousel}
      aria-roledescription={t.carousel}
      aria-label={label}
      data-layout={layout}
      data-slides={slides.length}
      onKeyDown={stepByKey}
    >
      {(head || (controls && layout === 'grid')) && (
        <div className={sectionHead.head}>
          {head}
          {layout === 'grid' && controls}
        </div>
      )}
      <div
        ref={row}
        className={styles.viewport}
        data-live={handle !== null || undefined}
        onScroll={({ currentTarget }) => handle === null && setIndex(firstVisibleIndex(currentTarget))}
        // A scrolling row must be reachable by keyboard.
        {...(isMovable && handle === null && { tabIndex: 0, role: 'group', 'aria-label': label })}
      >
        <ul className={styles.row}>
          {slides.map(({ id, content }, slide) => (
            <li key={id} className={styles.slide} onFocus={() => handle?.reveal(slide)}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      {isMovable && progressMs !== undefined && autoplay.isOffered && (
        <div className={styles.progress}>
          <span
            key={currentTimer.count}
            className={styles.bar}
            data-running={currentTimer.isRunning || undefined}
            style={{ animationDuration: `${progressMs}ms` }}
          />
        </div>
      )}
      {nextSlide && renderNext && (
        <div className={styles.preview}>{renderNext({ slide: nextSlide, onSelect: () => goTo(nextIndex) })}</div>
      )}
      {layout !== 'grid' && controls}
      {Engine && row.current && (
        <Engine
          viewport={row.current}
          transitionMs={transitionMs}
          autoplayMs={autoplay.isOffered ? (autoplayMs ?? null) : null}
          isRunning={autoplay.isRunning}
          onReady={handleReady}
          onSelect={setIndex}
          onTimer={(isRunning) => setTimer(({ count }) => ({ count: count + 1, isRunning }))}
        />
      )}
    </section>
  );
}

type Move = (carousel: CarouselHandle) => void;

const isTyping = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
