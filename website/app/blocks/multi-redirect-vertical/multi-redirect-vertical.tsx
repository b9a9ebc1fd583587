import type { multiRedirectVertical } from '@vitrine/contract/blocks/multi-redirect-vertical.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import styles from './multi-redirect-vertical.module.css';
import { RedirectRow } from './parts/redirect-row.tsx';

/** Renders links to other pages one below another, each with a picture. */
function MultiRedirectVertical({ main_title, redirects_repeater }: BlockProps<typeof multiRedirectVertical>) {
  return (
    <section className={`page-width ${styles.columns}`}>
      {main_title && <h2 className={styles.head}>{main_title}</h2>}
      {redirects_repeater.length > 0 && (
        <ul className={styles.list}>
          {redirects_repeater.map((redirect) => (
            <li key={redirect.id} className={styles.item}>
              <RedirectRow redirect={redirect} heading={main_title ? 'h3' : 'h2'} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export const block = defineBlock<typeof multiRedirectVertical>('multi_redirect_vertical_block', MultiRedirectVertical);
