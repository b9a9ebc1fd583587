import { useEffect, useRef } from 'react';
import { defineTexts, useTexts } from '../../locale/define-texts.ts';
import { Button } from '../../ui/button/button.tsx';
import type { ComponentFixtures } from '../../ui/component-fixtures.ts';
import styles from '../../ui/overlay-example/overlay-example.module.css';
import { type ConsentCategory, consentCategories } from '../consent-categories.ts';

const texts = defineTexts({ fr: { open: 'Préférences' }, en: { open: 'Preferences' } });

/** Cookie of the examples. It expires at once, so that a choice in an example does not count as consent on the site. */
const exampleCookie = { name: 'vitrine_consent_example', path: '/qa', expiresAfterDays: 0 };

interface Props {
  categories: readonly ConsentCategory[];
  opensPreferences?: boolean;
}

/** Asks for consent as a page with these categories does; a choice starts nothing. */
function Example({ categories, opensPreferences = false }: Props) {
  const t = useTexts(texts);
  const preferences = useRef<() => void>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tool runs once in a document
  useEffect(() => {
    const onReady = (open: () => void) => {
      preferences.current = open;
      if (opensPreferences) open();
    };
    const request = { categories, onReady, onChoice: () => undefined };
    void import('./cookie-consent.ts').then(({ startCookieConsent }) => startCookieConsent(request, exampleCookie));
  }, []);
  return (
    <Button className={styles.opener} onClick={() => preferences.current?.()}>
      {t.open}
    </Button>
  );
}

export const fixtures: ComponentFixtures = {
  default: () => <Example categories={['analytics']} />,
  'every category': () => <Example categories={consentCategories} />,
  'its preferences': () => <Example categories={consentCategories} opensPreferences />,
  'the preferences of a site without trackers': () => <Example categories={[]} opensPreferences />,
};
