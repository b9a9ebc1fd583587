import type { carouselCards } from '@vitrine/contract/blocks/carousel-cards.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { useTexts } from '../../locale/define-texts.ts';
import styles from './carousel-cards.module.css';
import { Card } from './parts/card.tsx';
import { texts } from './texts.ts';

/** Shows illustrated cards in a row of one to four columns. */
function CarouselCards({ main_title, cards_repeater }: BlockProps<typeof carouselCards>) {
  const t = useTexts(texts);
  if (!main_title && cards_repeater.length === 0) return null;
  const heading = main_title ? 'h3' : 'h2';
  return (
    <section className="page-width">
      <Carousel
        label={main_title || t.label}
        layout="grid"
        head={main_title && <h2 className={styles.title}>{main_title}</h2>}
        slides={cards_repeater.map((card) => ({ id: card.id, content: <Card card={card} heading={heading} /> }))}
      />
    </section>
  );
}

export const block = defineBlock<typeof carouselCards>('carousel_cards_block', CarouselCards, {
  hydration: 'visible',
});
