import type { SchemeName } from '@vitrine/contract/blocks/block-params.ts';
import type { ReactNode } from 'react';
import styles from './qa-piece.module.css';

/** Renders a component of the shell on the background of a colour scheme. */
export const QaPiece = ({ scheme, children }: { scheme: SchemeName; children: ReactNode }) => (
  <div className={styles.piece} data-scheme={scheme}>
    {children}
  </div>
);
