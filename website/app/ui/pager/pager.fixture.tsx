import { defineTexts, useTexts } from '../../locale/define-texts.ts';
import type { ComponentFixtures } from '../component-fixtures.ts';
import { Pager } from './pager.tsx';

const texts = defineTexts({
  fr: { office: (rank: number): string => `Bureau ${rank}`, more: 'Voir plus' },
  en: { office: (rank: number): string => `Office ${rank}`, more: 'Show more' },
});

function Example({ count }: { count: number }) {
  const t = useTexts(texts);
  const items = Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    content: <p>{t.office(index + 1)}</p>,
  }));
  return <Pager items={items} pageSizes={{ base: 6, md: 8, lg: 12, xl: 16 }} moreLabel={t.more} />;
}

export const fixtures: ComponentFixtures = {
  default: () => <Example count={20} />,
  'one page': () => <Example count={4} />,
};
