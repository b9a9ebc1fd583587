import type { headerClassic } from '@vitrine/contract/blocks/header-classic.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { Header } from '../../header/header.tsx';
import styles from './header-classic.module.css';

/** Renders logo, menu and call to action in one row below a bar of small links. It is transparent over a picture (headers.5). */
const HeaderClassic = (props: BlockProps<typeof headerClassic>) => (
  <Header header={props} look={{ className: styles.classic, isClear: true }} />
);

export const block = defineBlock<typeof headerClassic>('header_classic_block', HeaderClassic, {
  isSticky: true,
  overlap: 130,
  hydration: 'load',
});
