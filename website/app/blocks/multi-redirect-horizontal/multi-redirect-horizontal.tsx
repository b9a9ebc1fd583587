import type { multiRedirectHorizontal } from '@vitrine/contract/blocks/multi-redirect-horizontal.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { BalancedGrid } from '../../components/balanced-grid/balanced-grid.tsx';
import { SectionHead } from '../../components/section-head/section-head.tsx';
import styles from './multi-redirect-horizontal.module.css';
import { RedirectCard } from './parts/redirect-card.tsx';

/** Maximum number of redirects in a row. */
const most = { icon: 4, image: 3, number: 4 } as const;

/** Renders links to other pages side by side, each with an icon, a picture or a number. */
function MultiRedirectHorizontal(props: BlockProps<typeof multiRedirectHorizontal>) {
  const { main_title, description, redirect_type, redirects_repeater } = props;
  const heading = main_title ? 'h3' : 'h2';
  return (
    <section className="page-width">
      <SectionHead title={main_title} description={description} />
      <BalancedGrid
        most={most[redirect_type]}
        className={redirect_type === 'image' ? styles.pictures : styles.columns}
        items={redirects_repeater.map((redirect, index) => ({
          id: redirect.id,
          content: <RedirectCard redirect={redirect} look={redirect_type} position={index + 1} heading={heading} />,
        }))}
      />
    </section>
  );
}

export const block = defineBlock<typeof multiRedirectHorizontal>(
  'multi_redirect_horizontal_block',
  MultiRedirectHorizontal,
);
