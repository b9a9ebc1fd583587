import { defineTexts, useTexts } from '../locale/define-texts.ts';
import { mainContentId } from '../ui/main-content-id.ts';
import styles from './skip-link.module.css';

const texts = defineTexts({ fr: { skip: 'Aller au contenu' }, en: { skip: 'Skip to content' } });

/** The first stop of the keyboard. */
export const SkipLink = () => (
  <a className={styles.skip} href={`#${mainContentId}`}>
    {useTexts(texts).skip}
  </a>
);
