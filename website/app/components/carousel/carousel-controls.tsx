import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../locale/define-texts.ts';
import styles from './carousel.module.css';
import { carouselTexts } from './carousel-texts.ts';

interface Props {
  onStep: (direction: 1 | -1) => void;
  /** Null when the carousel has no autoplay. */
  autoplay: { isPaused: boolean; toggle: () => void } | null;
  /** Buttons that go to one slide each, between the pause button and the arrows. */
  markers?: ReactNode;
  /** Content between the arrows, such as `2 / 6`. */
  children?: ReactNode;
}

/** Renders the buttons. The pause button comes first, so that visitors whom movement disturbs find it at once. */
export function CarouselControls({ onStep, autoplay, markers, children }: Props) {
  const t = useTexts(carouselTexts);
  return (
    <div className={styles.controls} data-no-print>
      {autoplay && (
        <button
          type="button"
          className={`${styles.control} ${styles.pause}`}
          aria-label={autoplay.isPaused ? t.play : t.pause}
          onClick={autoplay.toggle}
        >
          {autoplay.isPaused ? (
            <Play size={18} strokeWidth={1.5} aria-hidden="true" />
          ) : (
            <Pause size={18} strokeWidth={1.5} aria-hidden="true" />
          )}
        </button>
      )}
      {markers}
      <button type="button" className={styles.control} aria-label={t.previous} onClick={() => onStep(-1)}>
        <ChevronLeft size={20} strokeWidth={1.5} aria-hidden="true" />
      </button>
      {children}
      <button type="button" className={styles.control} aria-label={t.next} onClick={() => onStep(1)}>
        <ChevronRight size={20} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </div>
  );
}
