import { useTexts } from '../../locale/define-texts.ts';
import type { CarouselSlide } from './carousel-slide.ts';
import { carouselTexts } from './carousel-texts.ts';
import styles from './next-slide.module.css';

export interface NextSlideProps {
  slide: CarouselSlide;
  onSelect: () => void;
}

/** Renders a button with the thumbnail and the name of the next slide, which goes to that slide. */
export function NextSlide({ slide, onSelect }: NextSlideProps) {
  const t = useTexts(carouselTexts);
  return (
    <button type="button" className={styles.next} onClick={onSelect}>
      {slide.thumbnail && <span className={styles.thumbnail}>{slide.thumbnail}</span>}
      <span className={styles.words}>
        <span className={styles.label}>{t.upNext}</span>
        {slide.name && <span className={styles.name}>{slide.name}</span>}
      </span>
    </button>
  );
}
