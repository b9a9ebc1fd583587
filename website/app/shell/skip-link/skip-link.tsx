import { useEffect } from 'react';
import { defineTexts, useTexts } from '../../locale/define-texts.ts';
import { mainContentId } from '../../ui/main-content-id.ts';
import styles from './skip-link.module.css';

const texts = defineTexts({ fr: { skip: 'Aller au contenu' }, en: { skip: 'Skip to content' } });

/** Renders the first Tab stop, a link to the content. Warns about a duplicate id of its target (layout.5). */
export function SkipLink() {
  const t = useTexts(texts);
  useEffect(() => {
    if (document.querySelectorAll(`#${mainContentId}`).length > 1) console.warn(`Duplicated id: ${mainContentId}`);
  }, []);
  return (
    <a className={styles.skip} data-no-print href={`#${mainContentId}`}>
      {t.skip}
    </a>
  );
}
