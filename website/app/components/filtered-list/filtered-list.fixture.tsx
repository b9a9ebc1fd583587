import { defineTexts, useTexts } from '../../locale/define-texts.ts';
import type { ComponentFixtures } from '../../ui/component-fixtures.ts';
import { FilteredList } from './filtered-list.tsx';

const texts = defineTexts({
  fr: {
    filter: 'Domaine',
    all: 'Tous',
    count: (total: number): string => (total === 1 ? 'Un partenaire' : `${total} partenaires`),
    showAll: (total: number): string => `Voir les ${total} partenaires`,
    loans: 'Prêts',
    law: 'Droit',
    partner: (rank: number): string => `Partenaire ${rank}`,
  },
  en: {
    filter: 'Field',
    all: 'All',
    count: (total: number): string => (total === 1 ? 'One partner' : `${total} partners`),
    showAll: (total: number): string => `See all ${total} partners`,
    loans: 'Loans',
    law: 'Law',
    partner: (rank: number): string => `Partner ${rank}`,
  },
});

function Example({ areTagged }: { areTagged: boolean }) {
  const t = useTexts(texts);
  const tags = [{ name: t.loans, background: '#1d4f3c', color: '#ffffff' }, { name: t.law }];
  const items = Array.from({ length: 8 }, (_, index) => ({
    id: `${index}`,
    tags: areTagged ? [index % 3 === 0 ? t.law : t.loans] : [],
    content: <p>{t.partner(index + 1)}</p>,
  }));
  return <FilteredList name="field" items={items} tags={tags} first={4} texts={t} />;
}

export const fixtures: ComponentFixtures = {
  default: () => <Example areTagged />,
  'without filters': () => <Example areTagged={false} />,
};
