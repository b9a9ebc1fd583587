import { type ComponentType, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../locale/define-texts.ts';
import styles from './carousel.module.css';
import { type CarouselControl, rowControl } from './carousel-control.ts';
import { CarouselControls } from './carousel-controls.tsx';
import type { CarouselMotorProps } from './carousel-motor.tsx';
import { carouselTexts } from './carousel-texts.ts';
import { useMayPlay } from './use-may-play.ts';

/** `2-blocks-and-search §9`: base slider animation, ms. */
const baseMoveMs = 300;
/** How far ahead of the screen the engine is loaded (`1-shell §9`). */
const preloadMargin = '25%';

export interface CarouselProps {
  /** Names the carousel for those who do not see it. */
  label: string;
  slides: readonly { id: string; content: ReactNode }[];
  /** `grid`: 4, 3, 2 or 1 at a time, as wide as the columns of the page; `single`: one as wide as the row. */
  layout: 'grid' | 'single';
  /** What stands beside the arrows, such as the heading. The arrows of a `single` carousel stand below it. */
  head?: ReactNode;
  /** After how long the next slide comes by itself, ms. */
  autoplayMs?: number;
  /** How long the progress bar takes to fill, ms; without it there is none. */
  progressMs?: number;
  moveMs?: number;
  className?: string;
}

/**
 * Slides in a row that wraps around at both ends, moved by arrows, arrow keys and swiping, and by itself where `autoplayMs` is
 * given. The server sends a row that scrolls, which is all there is without JavaScript; one slide or none is only shown. The
 * engine is loaded when the row comes near the screen.
 */
export function Carousel(props: CarouselProps) {
  const { label, slides, layout, head, autoplayMs, progressMs, moveMs = baseMoveMs, className } = props;
  const t = useTexts(carouselTexts);
  const root = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const isMovable = slides.length > 1;
  const Motor = useMotor(root, isMovable);
  const autoplay = useMayPlay(root, isMovable && autoplayMs !== undefined);
  const [control, setControl] = useState<CarouselControl | null>(null);
  const [index, setIndex] = useState(0);
  const [timer, setTimer] = useState({ count: 0, isRunning: false });

  const step = (direction: 1 | -1) => {
    if (row.current) (control ?? rowControl(row.current)).step(direction);
  };
  const stepByKey = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    if (!isMovable || direction === null || event.defaultPrevented || isTyping(event.target)) return;
    event.preventDefault();
    step(direction);
  };

  const controls = isMovable && (
    <CarouselControls
      onStep={step}
      autoplay={autoplay.isOffered ? { isPaused: autoplay.isPaused, toggle: autoplay.togglePaused } : null}
    >
      {layout === 'single' && (
        <p className={styles.position}>
          <span aria-hidden="true">
            {index + 1} / {slides.length}
          </span>
          {/* What moves by itself must not talk. */}
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
        <div className={styles.head}>
          {head}
          {layout === 'grid' && controls}
        </div>
      )}
      <div
        ref={row}
        className={styles.viewport}
        data-live={control !== null || undefined}
        // A row that scrolls by itself must be reachable by the keyboard.
        {...(isMovable && control === null && { tabIndex: 0, role: 'group', 'aria-label': label })}
      >
        <ul className={styles.row}>
          {slides.map(({ id, content }, slide) => (
            <li key={id} className={styles.slide} onFocus={() => control?.reveal(slide)}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      {isMovable && progressMs !== undefined && autoplay.isOffered && (
        <div className={styles.progress}>
          <span
            key={timer.count}
            className={styles.bar}
            data-running={timer.isRunning || undefined}
            style={{ animationDuration: `${progressMs}ms` }}
          />
        </div>
      )}
      {layout === 'single' && controls}
      {Motor && row.current && (
        <Motor
          viewport={row.current}
          moveMs={moveMs}
          autoplayMs={autoplay.isOffered ? (autoplayMs ?? null) : null}
          isRunning={autoplay.isRunning}
          onReady={setControl}
          onSelect={setIndex}
          onTimer={(isRunning) => setTimer(({ count }) => ({ count: count + 1, isRunning }))}
        />
      )}
    </section>
  );
}

/** The engine, once the carousel has come near the screen. One that cannot be loaded leaves the row that scrolls. */
function useMotor(root: { current: HTMLElement | null }, isMovable: boolean) {
  const [Motor, setMotor] = useState<ComponentType<CarouselMotorProps> | null>(null);
  useEffect(() => {
    if (!isMovable || !root.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import('./carousel-motor.tsx').then(
          ({ CarouselMotor }) => setMotor(() => CarouselMotor),
          () => undefined,
        );
      },
      { rootMargin: preloadMargin },
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [root, isMovable]);
  return isMovable ? Motor : null;
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
