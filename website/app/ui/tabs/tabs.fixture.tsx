import { defineTexts, useTexts } from '../../locale/define-texts.ts';
import type { ComponentFixtures } from '../component-fixtures.ts';
import { Tabs } from './tabs.tsx';

const texts = defineTexts({
  fr: {
    services: 'Nos services',
    buy: 'Acheter',
    sell: 'Vendre',
    invest: 'Investir dans un immeuble à revenus',
    buyText: 'Nous visitons avec vous et vous disons ce que vaut la propriété.',
    sellText: 'Photos, mise en marché, visites libres\u00a0: nous nous occupons de tout.',
    investText: 'Rendement, travaux, baux\u00a0: nous lisons les chiffres avec vous.',
  },
  en: {
    services: 'Our services',
    buy: 'Buy',
    sell: 'Sell',
    invest: 'Invest in an income property',
    buyText: 'We visit with you and tell you what the property is worth.',
    sellText: 'Photos, marketing, open houses: we take care of everything.',
    investText: 'Return, work, leases: we read the figures with you.',
  },
});

function Example({ count }: { count: number }) {
  const t = useTexts(texts);
  const tabs = [
    { id: 'buy', label: t.buy, content: <p>{t.buyText}</p> },
    { id: 'sell', label: t.sell, content: <p>{t.sellText}</p> },
    { id: 'invest', label: t.invest, content: <p>{t.investText}</p> },
  ];
  return <Tabs label={t.services} tabs={tabs.slice(0, count)} />;
}

export const fixtures: ComponentFixtures = {
  default: () => <Example count={3} />,
  'two tabs': () => <Example count={2} />,
};
