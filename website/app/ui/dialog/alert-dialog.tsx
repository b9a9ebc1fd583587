import type { ComponentProps } from 'react';
import styles from './alert-dialog.module.css';
import { Dialog } from './dialog.tsx';

type Props = Omit<ComponentProps<typeof Dialog>, 'placement' | 'className'>;

/** Renders a small card on any screen. Its styles load with the code that opens it, as few pages do. */
export const AlertDialog = (props: Props) => <Dialog {...props} placement="alert" className={styles.alert} />;
