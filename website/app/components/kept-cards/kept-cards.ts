import { isLocale, type Locale } from '@vitrine/contract/locale.ts';

/** Key of the cards of favourites in the storage of the browser, for the page without a network. */
export const keptCardsKey = 'vitrine.kept-cards';

/** What a card says of a listing without a picture, in one language. */
export interface KeptCard {
  street: string;
  municipality: string;
  type: string;
  price: string;
  href: string;
  /** What the source of the listing asks a site to show; '' for nothing. */
  source: string;
}

/** The cards of a listing by language, with the moment at which core last confirmed them, ms since 1970. */
export interface KeptCards extends Partial<Record<Locale, KeptCard>> {
  at: number;
}

/** Time for which a card is shown without a new confirmation, ms: the listing may be sold, or hide its address by then. */
const keptMs = 30 * 86_400_000;

const texts = [
  'street',
  'municipality',
  'type',
  'price',
  'href',
  'source',
] as const satisfies readonly (keyof KeptCard)[];

function readCard(value: unknown): KeptCard | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const card = value as Record<string, unknown>; // each value is checked
  // The storage can be changed by extensions: a link never leaves the site.
  const isWhole = texts.every((name) => typeof card[name] === 'string') && /^\/(fr|en)\//.test(String(card.href));
  return isWhole ? (value as KeptCard) : undefined;
}

/** Reads the cards that are still shown, by the number of their listing. */
export function parseKeptCards(text: string | null, now: number): Map<string, KeptCards> {
  let stored: unknown = null;
  try {
    stored = JSON.parse(text ?? '{}');
  } catch {
    // Something else has written there.
  }
  if (typeof stored !== 'object' || stored === null) return new Map();
  return new Map(
    Object.entries(stored).flatMap(([uls, value]): [string, KeptCards][] => {
      const { at, ...byLocale } = Object(value);
      if (typeof at !== 'number' || now - at > keptMs || at > now) return [];
      const cards = Object.entries(byLocale).flatMap(([locale, card]) => {
        const read = isLocale(locale) ? readCard(card) : undefined;
        return read ? [[locale, read]] : [];
      });
      return cards.length > 0 ? [[uls, { ...Object.fromEntries(cards), at }]] : [];
    }),
  );
}

/** Stores the cards of these listings in one language. Those of listings that are kept no more, or have no card any more, are removed. */
export function storeKeptCards(
  locale: Locale,
  { kept, cards, now }: { kept: readonly string[]; cards: ReadonlyMap<string, KeptCard | null>; now: number },
): void {
  try {
    const known = parseKeptCards(localStorage.getItem(keptCardsKey), now);
    const entries = kept.flatMap((uls): [string, KeptCards][] => {
      const [before, card] = [known.get(uls), cards.get(uls)];
      if (card) return [[uls, { ...before, [locale]: card, at: now }]];
      return before && card === undefined ? [[uls, before]] : [];
    });
    if (entries.length === 0) localStorage.removeItem(keptCardsKey);
    else localStorage.setItem(keptCardsKey, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // A browser that refuses its storage keeps nothing.
  }
}
