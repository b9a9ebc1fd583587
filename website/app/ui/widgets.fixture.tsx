import { useState } from 'react';
import { defineTexts, useTexts } from '../locale/define-texts.ts';
import { ClampedText } from './clamped-text/clamped-text.tsx';
import type { ComponentFixtures } from './component-fixtures.ts';
import { Pager } from './pager/pager.tsx';
import { Select } from './select/select.tsx';
import { ShowMore } from './show-more/show-more.tsx';
import { Tabs } from './tabs/tabs.tsx';

const texts = defineTexts({
  fr: {
    services: 'Nos services',
    buy: 'Acheter',
    sell: 'Vendre',
    invest: 'Investir dans un immeuble à revenus',
    buyText: 'Nous visitons avec vous et vous disons ce que vaut la propriété.',
    sellText: 'Photos, mise en marché, visites libres\u00a0: nous nous occupons de tout.',
    investText: 'Rendement, travaux, baux\u00a0: nous lisons les chiffres avec vous.',
    reward: (rank: number) => `Prix ${rank}`,
    office: (rank: number) => `Bureau ${rank}`,
    more: 'Voir plus',
    readMore: 'Lire la suite',
    readLess: 'Lire moins',
    close: 'Fermer',
    name: 'Léa Roy',
    life: 'Courtière depuis vingt ans, Léa accompagne les familles du quartier, de la première visite à la remise des clés. Elle connaît les rues, les écoles et les voisins.',
    chooseOffice: 'Bureau',
    all: 'Tous les bureaux',
  },
  en: {
    services: 'Our services',
    buy: 'Buy',
    sell: 'Sell',
    invest: 'Invest in an income property',
    buyText: 'We visit with you and tell you what the property is worth.',
    sellText: 'Photos, marketing, open houses: we take care of everything.',
    investText: 'Return, work, leases: we read the figures with you.',
    reward: (rank: number) => `Award ${rank}`,
    office: (rank: number) => `Office ${rank}`,
    more: 'Show more',
    readMore: 'Read more',
    readLess: 'Read less',
    close: 'Close',
    name: 'Léa Roy',
    life: 'A broker for twenty years, Léa is there for the families of the neighbourhood from the first visit to the keys. She knows the streets, the schools and the neighbours.',
    chooseOffice: 'Office',
    all: 'All offices',
  },
});

const entries = (count: number, text: (rank: number) => string) =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, content: <p>{text(index + 1)}</p> }));

function Widgets() {
  const t = useTexts(texts);
  const [office, setOffice] = useState('');
  const tabs = [
    { id: 'buy', label: t.buy, content: <p>{t.buyText}</p> },
    { id: 'sell', label: t.sell, content: <p>{t.sellText}</p> },
    { id: 'invest', label: t.invest, content: <p>{t.investText}</p> },
  ];
  const offices = entries(3, t.office);
  const choices = [
    { value: '', label: t.all },
    ...offices.map(({ id }) => ({ value: id, label: t.office(Number(id) + 1) })),
  ];
  return (
    <div className="page-width">
      <Tabs label={t.services} tabs={tabs} />
      <ShowMore items={entries(5, t.reward)} first={3} moreLabel={t.more} />
      <ClampedText limit={{ lines: 2 }} moreLabel={t.readMore} lessLabel={t.readLess} about={t.name}>
        <p>{t.life.repeat(9)}</p>
      </ClampedText>
      <ClampedText limit={{ lines: 2 }} moreLabel={t.readMore} dialog={{ title: t.name, closeLabel: t.close }}>
        <p>{t.life.repeat(9)}</p>
      </ClampedText>
      <Select label={t.chooseOffice} value={office} choices={choices} onChange={setOffice} />
      <Pager items={entries(20, t.office)} pageSizes={{ base: 6, md: 8, lg: 12, xl: 16 }} moreLabel={t.more} />
    </div>
  );
}

export const fixtures: ComponentFixtures = { default: () => <Widgets /> };
