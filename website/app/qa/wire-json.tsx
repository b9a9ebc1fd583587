import type { WireBlock } from '@vitrine/contract/site.ts';
import { defineTexts, useTexts } from '../locale/define-texts.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './wire-json.module.css';

const texts = defineTexts({
  fr: { json: 'Contenu en JSON' },
  en: { json: 'Content as JSON' },
});

/** Shows a block as the content service sends it. */
export function WireJson({ block, label }: { block: WireBlock; label: string }) {
  const t = useTexts(texts);
  const json = JSON.stringify(block, null, 2);
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{t.json}</summary>
      <CopyButton text={json} label={label} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
      <section aria-label={`${t.json} — ${label}`} tabIndex={0} className={styles.scroller}>
        <pre>{json}</pre>
      </section>
    </details>
  );
}
