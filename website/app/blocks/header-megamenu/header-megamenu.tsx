import type { headerMegamenu } from '@vitrine/contract/blocks/header-megamenu.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { Header } from '../../header/header.tsx';
import styles from './header-megamenu.module.css';

/**
 * Renders the logo above a menu bar, whose entries open panels of columns across the whole screen (headers.4). It shrinks to
 * one row once the page scrolls.
 */
const HeaderMegamenu = (props: BlockProps<typeof headerMegamenu>) => (
  <Header header={props} look={{ className: styles.megamenu, hasMenuBand: true }} />
);

export const block = defineBlock<typeof headerMegamenu>('header_megamenu_block', HeaderMegamenu, {
  isSticky: true,
  overlap: 197,
  hydration: 'load',
});
