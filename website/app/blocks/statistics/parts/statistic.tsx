import type { statisticItem } from '@vitrine/contract/blocks/statistics.ts';
import type { CSSProperties } from 'react';
import type { FinishedItem } from '../../../block-framework/definition/define-block.ts';
import { cardColors } from '../../../components/card-colors/card-colors.ts';
import { CmsImage } from '../../../kinds/image/cms-image.tsx';
import styles from './statistic.module.css';

interface Props {
  statistic: FinishedItem<typeof statisticItem>;
  variant: 'variant_1' | 'variant_2' | 'variant_3';
}

const sizes = {
  variant_1: '6rem',
  variant_2: '(width >= 1200px) 32vw, (width >= 768px) 48vw, 96vw',
  variant_3: '8rem',
} as const;

/** Renders one figure. */
export function Statistic({ statistic, variant }: Props) {
  const { super_title, main_title, description, image, bg_color_primary, text_color } = statistic;
  return (
    <div
      className={styles.statistic}
      data-variant={variant}
      data-filled={bg_color_primary !== null || undefined}
      style={{ ...cardColors(bg_color_primary, text_color), ...lengthStyle(main_title) }}
    >
      {image && (
        <div className={styles.picture}>
          <CmsImage image={image} sizes={sizes[variant]} cover={variant !== 'variant_1'} />
        </div>
      )}
      <div className={styles.words}>
        {super_title && <p className={styles.superTitle}>{super_title}</p>}
        {main_title && <p className={styles.figure}>{main_title}</p>}
        {description && <p className={styles.description}>{description}</p>}
      </div>
    </div>
  );
}

// React's type has no custom properties.
const lengthStyle = (figure: string) => ({ '--characters': Math.max(1, figure.length) }) as CSSProperties;
