import { defineTexts, useTexts } from '../../locale/define-texts.ts';
import type { ComponentFixtures } from '../component-fixtures.ts';
import { ClampedText } from './clamped-text.tsx';

const texts = defineTexts({
  fr: {
    more: 'Lire la suite',
    less: 'Lire moins',
    close: 'Fermer',
    name: 'Léa Roy',
    life: 'Courtière depuis vingt ans, Léa accompagne les familles du quartier, de la première visite à la remise des clés. Elle connaît les rues, les écoles et les voisins.',
  },
  en: {
    more: 'Read more',
    less: 'Read less',
    close: 'Close',
    name: 'Léa Roy',
    life: 'A broker for twenty years, Léa is there for the families of the neighbourhood from the first visit to the keys. She knows the streets, the schools and the neighbours.',
  },
});

function Example({ isDialog, times }: { isDialog: boolean; times: number }) {
  const t = useTexts(texts);
  const text = <p>{t.life.repeat(times)}</p>;
  return isDialog ? (
    <ClampedText limit={{ lines: 2 }} moreLabel={t.more} dialog={{ title: t.name, closeLabel: t.close }}>
      {text}
    </ClampedText>
  ) : (
    <ClampedText limit={{ lines: 2 }} moreLabel={t.more} lessLabel={t.less} about={t.name}>
      {text}
    </ClampedText>
  );
}

export const fixtures: ComponentFixtures = {
  default: () => <Example isDialog={false} times={9} />,
  'opens a dialog': () => <Example isDialog times={9} />,
  'short enough': () => <Example isDialog={false} times={1} />,
};
