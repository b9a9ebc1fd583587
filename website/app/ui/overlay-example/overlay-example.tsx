import { type ReactNode, useState } from 'react';
import { defineTexts, useTexts } from '../../locale/define-texts.ts';
import { Button } from '../button/button.tsx';
import type { OverlayState } from '../dialog/overlay-state.ts';
import styles from './overlay-example.module.css';

const texts = defineTexts({ fr: { open: 'Ouvrir' }, en: { open: 'Open' } });

interface Props {
  label?: string;
  isOpenAtFirst?: boolean;
  children: (state: OverlayState) => ReactNode;
}

/** Renders an example of an overlay: open initially, with a button that opens it again. */
export function OverlayExample({ label, isOpenAtFirst = true, children }: Props) {
  const t = useTexts(texts);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <>
      <Button className={styles.opener} onClick={() => setOpen(true)}>
        {label ?? t.open}
      </Button>
      {children({ isOpen, onClose: () => setOpen(false) })}
    </>
  );
}
