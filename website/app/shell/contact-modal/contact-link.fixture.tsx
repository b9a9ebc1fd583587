import { contactLinkProps, type Recipient } from '../../forms/recipient.ts';
import { defineTexts, useTexts } from '../../locale/define-texts.ts';
import { fixedPath } from '../../locale/paths.ts';
import { useLocale } from '../../locale/use-locale.tsx';
import { buttonClass } from '../../ui/button/button.tsx';
import type { ComponentFixtures } from '../../ui/component-fixtures.ts';
import styles from '../../ui/overlay-example/overlay-example.module.css';

const texts = defineTexts({
  fr: { write: 'Écrire à l’équipe', name: 'L’équipe de la Rive-Sud', subtitle: 'Quatre courtiers à Longueuil' },
  en: { write: 'Write to the team', name: 'The South Shore team', subtitle: 'Four brokers in Longueuil' },
});

/** Renders a link to the contact page that opens the contact modal, with or without a recipient. */
function Example({ isToSomebody }: { isToSomebody: boolean }) {
  const { write, ...words } = useTexts(texts);
  const team: Recipient = { type: 'team', slug: 'rive-sud', underSubtitle: '', avatar: null, ...words };
  return (
    <a
      className={`${buttonClass()} ${styles.opener}`}
      href={fixedPath('contact', useLocale())}
      {...contactLinkProps(isToSomebody ? team : null)}
    >
      {write}
    </a>
  );
}

export const fixtures: ComponentFixtures = {
  default: () => <Example isToSomebody={false} />,
  'to a team': () => <Example isToSomebody />,
};
