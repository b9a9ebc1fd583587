import type { SafeHtml } from '../../kinds/richtext/finish-richtext.server.ts';
import { defineTexts, useTexts } from '../../locale/define-texts.ts';
import type { ComponentFixtures } from '../../ui/component-fixtures.ts';
import { IntroBeside, ruledRows } from './intro-beside.tsx';

const texts = defineTexts({
  fr: {
    title: 'Ce que l’on nous demande',
    description: '<p>Deux questions reviennent à chaque première rencontre.</p>',
    worth: 'Combien vaut ma maison\u00a0?',
    when: 'Quand la mettre en marché\u00a0?',
  },
  en: {
    title: 'What people ask us',
    description: '<p>Two questions come up at every first meeting.</p>',
    worth: 'What is my house worth?',
    when: 'When should I list it?',
  },
});

function Example({ hasIntro }: { hasIntro: boolean }) {
  const t = useTexts(texts);
  const description = (hasIntro ? t.description : '') as SafeHtml; // written above
  return (
    <IntroBeside title={hasIntro ? t.title : ''} description={description}>
      <ul className={ruledRows}>
        <li>{t.worth}</li>
        <li>{t.when}</li>
      </ul>
    </IntroBeside>
  );
}

export const fixtures: ComponentFixtures = {
  default: () => <Example hasIntro />,
  'without an introduction': () => <Example hasIntro={false} />,
};
