import { defineTexts, useTexts } from '../../locale/define-texts.ts';
import type { ComponentFixtures } from '../component-fixtures.ts';
import { ShowMore } from './show-more.tsx';

const texts = defineTexts({
  fr: { reward: (rank: number): string => `Prix ${rank}`, more: 'Voir plus' },
  en: { reward: (rank: number): string => `Award ${rank}`, more: 'Show more' },
});

function Example({ count }: { count: number }) {
  const t = useTexts(texts);
  const items = Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    content: <p>{t.reward(index + 1)}</p>,
  }));
  return <ShowMore items={items} first={3} moreLabel={t.more} />;
}

export const fixtures: ComponentFixtures = {
  default: () => <Example count={5} />,
  'nothing more to show': () => <Example count={3} />,
};
