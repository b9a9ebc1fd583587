import { useEffect, useRef } from 'react';
import { useTexts } from '../../locale/define-texts.ts';
import type { CarouselSlide } from './carousel-slide.ts';
import type { SlideTimer } from './carousel-state.ts';
import { carouselTexts } from './carousel-texts.ts';
import styles from './slide-markers.module.css';

/** State of a carousel that its markers show. */
export interface MarkedSlides {
  slides: readonly CarouselSlide[];
  /** Index of the current slide. */
  index: number;
  timer: SlideTimer;
  autoplayMs: number | undefined;
  onSelect: (index: number) => void;
}

interface Props extends MarkedSlides {
  /** `bars` shows a progress bar for each slide, `thumbnails` a small picture. */
  look: 'bars' | 'thumbnails';
}

/** Renders one button for each slide, which goes to that slide. The bar of the current slide fills over the autoplay time. */
export function SlideMarkers({ look, slides, index, timer, autoplayMs, onSelect }: Props) {
  const t = useTexts(carouselTexts);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const marker = row.current?.children[index];
    // `scrollIntoView` would scroll the page as well.
    if (!row.current || !(marker instanceof HTMLElement)) return;
    row.current.scrollLeft = marker.offsetLeft - (row.current.clientWidth - marker.clientWidth) / 2;
  }, [index]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of form fields
    <div ref={row} className={styles.markers} data-look={look} role="group" aria-label={t.slides}>
      {slides.map(({ id, name = '', thumbnail }, slide) => (
        <button
          key={id}
          type="button"
          className={styles.marker}
          aria-label={t.slide(slide + 1, name)}
          aria-current={slide === index || undefined}
          onClick={() => onSelect(slide)}
        >
          {look === 'thumbnails' ? (
            thumbnail
          ) : (
            <span className={styles.track}>
              <span
                key={slide === index ? timer.count : undefined}
                className={styles.bar}
                data-state={slide < index ? 'past' : slide > index ? 'coming' : timer.isRunning ? 'running' : 'current'}
                style={{ animationDuration: `${autoplayMs ?? 0}ms` }}
              />
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
