import type { KeyboardEvent, ReactNode } from 'react';
import { useTexts } from '../../locale/define-texts.ts';
import sectionHead from '../section-head/section-head.module.css';
import styles from './carousel.module.css';
import { CarouselControls } from './carousel-controls.tsx';
import type { CarouselSlide } from './carousel-slide.ts';
import { arrowDirection, type SlideTimer } from './carousel-state.ts';
import { carouselTexts } from './carousel-texts.ts';
import type { NextSlideProps } from './next-slide.tsx';
import type { MarkedSlides } from './slide-markers.tsx';
import { useCarousel } from './use-carousel.ts';

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
  const t = useTexts(carouselTexts);
  const carousel = useCarousel(slides.length, autoplayMs);
  const { isMovable, index, timer, autoplay, step, goTo, Engine } = carousel;
  const nextIndex = (index + 1) % slides.length;
  const nextSlide = isMovable ? slides[nextIndex] : undefined;
  const controls = isMovable && (
    <CarouselControls
      onStep={step}
      autoplay={autoplay.isOffered ? { isPaused: autoplay.isPaused, toggle: autoplay.togglePaused } : null}
      markers={renderMarkers?.({ slides, index, timer, autoplayMs, onSelect: goTo })}
    >
      {layout === 'single' && <SlidePosition index={index} count={slides.length} isSilent={autoplay.isRunning} />}
    </CarouselControls>
  );

  return (
    <section
      ref={carousel.root}
      className={className ? `${styles.carousel} ${className}` : styles.carousel}
      aria-roledescription={t.carousel}
      aria-label={label}
      data-layout={layout}
      data-slides={slides.length}
      onKeyDown={(event) => isMovable && stepByKey(event, step)}
    >
      {(head || (controls && layout === 'grid')) && (
        <div className={sectionHead.head}>
          {head}
          {layout === 'grid' && controls}
        </div>
      )}
      <SlideRow label={label} slides={slides} carousel={carousel} />
      {isMovable && progressMs !== undefined && autoplay.isOffered && <AutoplayBar ms={progressMs} timer={timer} />}
      {nextSlide && renderNext && (
        <div className={styles.preview}>{renderNext({ slide: nextSlide, onSelect: () => goTo(nextIndex) })}</div>
      )}
      {layout !== 'grid' && controls}
      {Engine && carousel.row.current && (
        <Engine
          viewport={carousel.row.current}
          transitionMs={props.transitionMs ?? defaultTransitionMs}
          autoplayMs={autoplay.isOffered ? (autoplayMs ?? null) : null}
          isRunning={autoplay.isRunning}
          {...carousel.engineEvents}
        />
      )}
    </section>
  );
}

interface SlideRowProps extends Pick<CarouselProps, 'label' | 'slides'> {
  carousel: ReturnType<typeof useCarousel>;
}

function SlideRow({ label, slides, carousel: { row, isMovable, isLive, scrolled, reveal } }: SlideRowProps) {
  return (
    <div
      ref={row}
      className={styles.viewport}
      data-live={isLive || undefined}
      onScroll={({ currentTarget }) => scrolled(currentTarget)}
      // A scrolling row must be reachable by keyboard.
      {...(isMovable && !isLive && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      <ul className={styles.row}>
        {slides.map(({ id, content }, slide) => (
          <li key={id} className={styles.slide} onFocus={() => reveal(slide)}>
            {content}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shows the number of the current slide, which is not announced while autoplay changes it. */
function SlidePosition({ index, count, isSilent }: { index: number; count: number; isSilent: boolean }) {
  const t = useTexts(carouselTexts);
  return (
    <p className={styles.position}>
      <span aria-hidden="true">
        {index + 1} / {count}
      </span>
      <span className="visually-hidden" aria-live={isSilent ? 'off' : 'polite'}>
        {t.position(index + 1, count)}
      </span>
    </p>
  );
}

const AutoplayBar = ({ ms, timer }: { ms: number; timer: SlideTimer }) => (
  <div className={styles.progress}>
    <span
      key={timer.count}
      className={styles.bar}
      data-running={timer.isRunning || undefined}
      style={{ animationDuration: `${ms}ms` }}
    />
  </div>
);

function stepByKey(event: KeyboardEvent, step: (direction: 1 | -1) => void): void {
  const direction = arrowDirection(event.key);
  if (direction === null || event.defaultPrevented || isTyping(event.target)) return;
  event.preventDefault();
  step(direction);
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
