import type { headerOutofnorm } from '@vitrine/contract/blocks/header-outofnorm.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { Header } from '../../header/header.tsx';
import styles from './header-outofnorm.module.css';

/**
 * Renders a floating bar, from which the logo hangs on a panel: between the two halves of the menu, or before it (headers.5).
 */
const HeaderOutofnorm = (props: BlockProps<typeof headerOutofnorm>) => (
  <Header header={props} look={{ className: styles.outofnorm, isSplit: props.orientation_x === 'center' }} />
);

export const block = defineBlock<typeof headerOutofnorm>('header_outofnorm_block', HeaderOutofnorm, {
  isSticky: true,
  overlap: 138,
  hydration: 'load',
});
