import type { area } from '@vitrine/contract/blocks/area.ts';
import type { BlockProps } from '../../../block-framework/definition/define-block.ts';
import styles from './figures.module.css';

interface Props {
  figures: BlockProps<typeof area>['figures_repeater'];
}

/** Renders figures with their meanings. Renders nothing without figures. */
export function Figures({ figures }: Props) {
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map(({ id, main_title, description }) => (
        <div key={id} className={styles.figure}>
          <dt className={styles.meaning}>{description}</dt>
          <dd className={styles.value}>{main_title}</dd>
        </div>
      ))}
    </dl>
  );
}
