import { useRef } from 'react';
import { defineTexts, useTexts } from '../../locale/define-texts.ts';
import { Button } from '../../ui/button/button.tsx';
import type { ComponentFixtures } from '../../ui/component-fixtures.ts';
import styles from '../../ui/overlay-example/overlay-example.module.css';
import { SkipLink } from './skip-link.tsx';

const texts = defineTexts({
  fr: { show: 'Donner le focus au lien' },
  en: { show: 'Focus the link' },
});

/** Renders the link, which shows while it has the focus, and a button that moves the focus to it. */
function Example() {
  const t = useTexts(texts);
  const place = useRef<HTMLDivElement>(null);
  return (
    <>
      <Button className={styles.opener} onClick={() => place.current?.querySelector('a')?.focus()}>
        {t.show}
      </Button>
      <div ref={place}>
        <SkipLink />
      </div>
    </>
  );
}

export const fixtures: ComponentFixtures = { default: () => <Example /> };
