import type { categoriesSlider } from '@vitrine/contract/blocks/categories-slider.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { useTexts } from '../../locale/define-texts.ts';
import styles from './categories-slider.module.css';
import { CategoryCard } from './parts/category-card.tsx';
import { texts } from './texts.ts';

/** Shows categories of properties in a row of one to four columns. */
function CategoriesSlider({ main_title, categories_repeater }: BlockProps<typeof categoriesSlider>) {
  const t = useTexts(texts);
  if (!main_title && categories_repeater.length === 0) return null;
  const heading = main_title ? 'h3' : 'h2';
  return (
    <section className="page-width">
      <Carousel
        label={main_title || t.label}
        layout="grid"
        head={main_title && <h2 className={styles.title}>{main_title}</h2>}
        slides={categories_repeater.map((category) => ({
          id: category.id,
          content: <CategoryCard category={category} heading={heading} />,
        }))}
      />
    </section>
  );
}

export const block = defineBlock<typeof categoriesSlider>('categories_slider_block', CategoriesSlider, {
  hydration: 'visible',
});
