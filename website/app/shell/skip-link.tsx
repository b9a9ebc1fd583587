import { useEffect } from 'react';
import { defineTexts, useTexts } from '../locale/define-texts.ts';
import { mainContentId } from '../ui/main-content-id.ts';
import styles from './skip-link.module.css';

const texts = defineTexts({ fr: { skip: 'Aller au contenu' }, en: { skip: 'Skip to content' } });

/** The first stop of the keyboard. It leads to one place, so a second element of that id is warned of (`1-shell §8`). */
export function SkipLink() {
  const t = useTexts(texts);
  useEffect(() => {
    if (document.querySelectorAll(`#${mainContentId}`).length > 1) console.warn(`Duplicated id: ${mainContentId}`);
  }, []);
  return (
    <a className={styles.skip} href={`#${mainContentId}`}>
      {t.skip}
    </a>
  );
}
