import { defineTexts, useTexts } from '../../locale/define-texts.ts';
import type { ComponentFixtures } from '../component-fixtures.ts';
import { Button, buttonClass } from './button.tsx';

const texts = defineTexts({
  fr: { primary: 'Demander une visite', quiet: 'Toutes les propriétés', link: 'Écrire au courtier', wait: 'Envoi…' },
  en: { primary: 'Ask for a visit', quiet: 'All properties', link: 'Write to the broker', wait: 'Sending…' },
});

function Example() {
  const t = useTexts(texts);
  return (
    <p>
      <Button>{t.primary}</Button> <Button tone="quiet">{t.quiet}</Button>{' '}
      <a className={buttonClass('quiet')} href="#main">
        {t.link}
      </a>
    </p>
  );
}

function Waiting() {
  const t = useTexts(texts);
  return <Button disabled>{t.wait}</Button>;
}

export const fixtures: ComponentFixtures = { default: () => <Example />, disabled: () => <Waiting /> };
