import { useState, useSyncExternalStore } from 'react';
import { defineTexts, useTexts } from '../../locale/define-texts.ts';
import { Button } from '../../ui/button/button.tsx';
import type { ComponentFixtures } from '../../ui/component-fixtures.ts';
import styles from '../../ui/overlay-example/overlay-example.module.css';
import { createProgress } from './progress.ts';
import { ProgressBar } from './progress-bar.tsx';

const texts = defineTexts({
  fr: {
    loading: 'Chargement de la page',
    start: 'Quitter la page',
    finish: 'La page est arrivée',
    fail: 'La page n’est pas arrivée',
  },
  en: { loading: 'Loading the page', start: 'Leave the page', finish: 'The page arrived', fail: 'The page failed' },
});

/** Renders the bar of a page that is loading. */
function Running() {
  const t = useTexts(texts);
  return <ProgressBar state="running" label={t.loading} />;
}

/** Renders a bar that buttons start and end, as a navigation does. */
function Navigation() {
  const t = useTexts(texts);
  const [{ subscribe, state, start, end }] = useState(createProgress);
  const shown = useSyncExternalStore(subscribe, state, () => 'idle' as const);
  return (
    <>
      <Button className={styles.opener} onClick={start}>
        {t.start}
      </Button>
      <Button className={styles.opener} onClick={() => end('finished')}>
        {t.finish}
      </Button>
      <Button className={styles.opener} onClick={() => end('failed')}>
        {t.fail}
      </Button>
      <ProgressBar state={shown} label={t.loading} />
    </>
  );
}

export const fixtures: ComponentFixtures = {
  default: () => <Running />,
  'a page that the reader leaves': () => <Navigation />,
};
