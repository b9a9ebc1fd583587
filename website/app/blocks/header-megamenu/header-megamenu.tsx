import type { headerMegamenu } from '@vitrine/contract/blocks/header-megamenu.ts';
import { Header } from '../../header/header.tsx';
import { type BlockProps, defineBlock } from '../define-block.ts';
import styles from './header-megamenu.module.css';

/**
 * The logo above a band of menus, each of which opens a sheet of columns from edge to edge of the screen (`1-shell §9`). Once the
 * page scrolls, all of it stands in one line.
 */
const HeaderMegamenu = (props: BlockProps<typeof headerMegamenu>) => (
  <Header header={props} look={{ className: styles.megamenu, hasMenuBand: true }} />
);

export const block = defineBlock<typeof headerMegamenu>('header_megamenu_block', HeaderMegamenu, {
  isSticky: true,
  overlap: 197,
});
