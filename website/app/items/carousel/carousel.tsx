import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../../locale/define-texts.ts';
import styles from './carousel.module.css';
import { type CarouselControl, rowControl } from './carousel-control.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { carouselTexts } from './carousel-texts.ts';
import { useMayPlay } from './use-may-play.ts';
import { useMotor } from './use-motor.ts';

/** `2-blocks-and-search §9`: base slider animation, ms. */
const baseMoveMs = 300;

export interface CarouselProps {
  /** Names the carousel for those who do not see it. */
  label: string;
  slides: readonly { id: string; content: ReactNode }[];
  /**
   * `grid`: 4, 3, 2 or 1 at a time, as wide as the columns of the page; `single`: one as wide as the row; `own`: as many as the
   * block's own styles say in `--columns`. The arrows of a `grid` stand above it, those of the others below.
   */
  layout: 'grid' | 'single' | 'own';
  /** What stands beside the arrows of a `grid`, such as the heading. */
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
 * engine is loaded when it is needed.
 */
export function Carousel(props: CarouselProps) {
  const { label, slides, layout, head, autoplayMs, progressMs, moveMs = baseMoveMs, className } = props;
  const t = useTexts(carouselTexts);
  const root = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const isMovable = slides.length > 1;
  const { Motor, hasFailed, load } = useMotor(root, isMovable);
  const autoplay = useMayPlay(root, isMovable && autoplayMs !== undefined);
  const [control, setControl] = useState<CarouselControl | null>(null);
  const [index, setIndex] = useState(0);
  const [timer, setTimer] = useState({ count: 0, isRunning: false });
  /** A step that waits for the engine. */
  const waiting = useRef<1 | -1 | null>(null);

  const step = (direction: 1 | -1) => {
    if (control) control.step(direction);
    else if (hasFailed && row.current) rowControl(row.current).step(direction);
    else {
      waiting.current = direction;
      load();
    }
  };
  const ready = (engine: CarouselControl) => {
    setControl(engine);
    if (waiting.current !== null) engine.step(waiting.current);
    waiting.current = null;
  };
  useEffect(() => {
    if (!hasFailed || waiting.current === null || !row.current) return;
    rowControl(row.current).step(waiting.current);
    waiting.current = null;
  }, [hasFailed]);

  // The engine times what it moves; the first time it is only then loaded.
  const isFirstTurn = control === null && autoplay.isRunning;
  const stepFirst = useEffectEvent(() => step(1));
  useEffect(() => {
    if (!isFirstTurn || autoplayMs === undefined) return;
    const first = setTimeout(() => stepFirst(), autoplayMs);
    return () => clearTimeout(first);
  }, [isFirstTurn, autoplayMs]);

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
            data-running={(control ? timer.isRunning : isFirstTurn) || undefined}
            style={{ animationDuration: `${progressMs}ms` }}
          />
        </div>
      )}
      {layout !== 'grid' && controls}
      {Motor && row.current && (
        <Motor
          viewport={row.current}
          moveMs={moveMs}
          autoplayMs={autoplay.isOffered ? (autoplayMs ?? null) : null}
          isRunning={autoplay.isRunning}
          onReady={ready}
          onSelect={setIndex}
          onTimer={(isRunning) => setTimer(({ count }) => ({ count: count + 1, isRunning }))}
        />
      )}
    </section>
  );
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
