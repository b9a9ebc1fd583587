import type { Language } from '../leads/staff-api.ts';
import type { DemoChange } from './demo-server.ts';

interface DemoTexts {
  title: string;
  intro: string;
  button: string;
  /** Shown while the source is read. */
  reading: string;
  result: (count: number) => string;
  /** Sentences about the change of one listing. */
  change: (change: DemoChange) => string;
  failed: string;
  seeRun: string;
  done: string;
  unavailable: string;
}

const amount = {
  fr: new Intl.NumberFormat('fr-CA', { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 }),
  en: new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 }),
};

const changeText =
  (language: Language, words: Record<DemoChange['kind'], string>, arrow: (from: string, to: string) => string) =>
  ({ kind, price, previousPrice }: DemoChange): string => {
    const format = (value: number) => amount[language].format(value);
    return previousPrice === null ? words[kind] : `${words[kind]} ${arrow(format(previousPrice), format(price))}`;
  };

export const demoTexts: Record<Language, DemoTexts> = {
  fr: {
    title: 'Démonstration',
    intro:
      'Cette source lit un petit serveur inventé, sur cet ordinateur. Faites passer le temps\u00a0: un prix baisse, une propriété se vend, une autre revient sur le marché, une nouvelle arrive, puis la source est lue. Regardez ensuite les fiches, l’historique et les courriels des alertes.',
    button: 'Faire passer le temps',
    reading: 'Le temps a passé. La source est en cours de lecture…',
    result: (count) => `${count}\u00a0propriétés ont changé\u00a0:`,
    change: changeText(
      'fr',
      { price: 'Prix réduit', sold: 'Vendue', back: 'De retour sur le marché', new: 'Nouvelle sur le marché' },
      (from, to) => `de ${from} à ${to}`,
    ),
    failed: 'Le temps a passé, mais la source n’a pas pu être lue. La prochaine lecture reprendra ces changements.',
    seeRun: 'Voir cette lecture',
    done: 'Le temps a passé.',
    unavailable: 'Le serveur de la démonstration ne répond pas. Redémarrez-la, puis réessayez.',
  },
  en: {
    title: 'Demo',
    intro:
      'This source reads a small invented server on this computer. Let time pass: a price drops, a property sells, another comes back on the market, a new one arrives, and the source is read. Then look at the listing pages, their history and the alert e-mails.',
    button: 'Let time pass',
    reading: 'Time has passed. The source is being read…',
    result: (count) => `${count}\u00a0properties have changed:`,
    change: changeText(
      'en',
      { price: 'Price reduced', sold: 'Sold', back: 'Back on the market', new: 'New on the market' },
      (from, to) => `from ${from} to ${to}`,
    ),
    failed: 'Time has passed, but the source could not be read. The next read picks up these changes.',
    seeRun: 'See this read',
    done: 'Time has passed.',
    unavailable: 'The server of the demo does not answer. Restart the demo and try again.',
  },
};
