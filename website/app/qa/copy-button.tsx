import { useState } from 'react';
import { defineTexts, useTexts } from '../locale/define-texts.ts';
import styles from './copy-button.module.css';

const texts = defineTexts({
  fr: { copy: 'Copier', copied: 'Copié.', failed: 'La copie a échoué. Sélectionnez le texte.' },
  en: { copy: 'Copy', copied: 'Copied.', failed: 'Copying failed. Select the text.' },
});

/** Renders a button that copies a text to the clipboard and says so. It is hidden without JavaScript. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTexts(texts);
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // The browser has no clipboard without https, and may refuse it.
      setOutcome('failed');
    }
  };
  return (
    <p className={styles.line}>
      <button type="button" className={styles.button} aria-label={`${t.copy} — ${label}`} onClick={copy}>
        {t.copy}
      </button>
      <span role="status">{outcome && t[outcome]}</span>
    </p>
  );
}
