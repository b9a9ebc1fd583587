import { type Favourite, parseFavourites } from '../components/favourites/favourite.ts';
import { favouritesKey } from '../components/favourites/storage-keys.ts';
import { type KeptCards, keptCardsKey, parseKeptCards } from '../components/kept-cards/kept-cards.ts';
import { textsOf } from '../locale/define-texts.ts';
import { offlineTexts } from './offline-texts.ts';

const locale = document.documentElement.lang.startsWith('en') ? 'en' : 'fr';
const other = locale === 'en' ? 'fr' : 'en';
const t = textsOf(offlineTexts, locale);

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/** Returns what the browser knows of a listing: its card, in the other language where it has no other, or its number alone. */
function itemOf({ uls, status }: Favourite, cards: KeptCards | undefined): HTMLElement {
  const item = document.createElement('li');
  const card = cards?.[locale] ?? cards?.[other];
  if (!cards || !card) {
    item.append(element('strong', t.number(uls)));
    return item;
  }
  if (!cards[locale]) item.lang = other;
  const link = document.createElement('a');
  link.href = card.href;
  link.textContent = [card.street, card.municipality].filter(Boolean).join(', ');
  // A sale may have been noticed since: its price is shown nowhere.
  const price = status === 'sold' ? t.sold : status === 'off_market' ? t.offMarket : card.price;
  const day = new Intl.DateTimeFormat(`${locale}-CA`, { dateStyle: 'long' }).format(cards.at);
  item.append(link, element('p', [card.type, price].filter(Boolean).join(' · ')));
  if (card.source) item.append(element('small', card.source));
  const checked = element('small', t.asOf(day));
  checked.lang = locale;
  item.append(checked);
  return item;
}

function show(): void {
  const list = document.querySelector('ul');
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const cards = parseKeptCards(read(keptCardsKey), Date.now());
  const items = parseFavourites(read(favouritesKey)).map((each) => itemOf(each, cards.get(each.uls)));
  if (items.length === 0) list?.replaceWith(element('p', t.none));
  else list?.replaceChildren(...items);
}

show();
/** Time that a network which has come back needs until it answers, ms. */
const settleMs = 1000;
// The visitor asked for a page of the site, which can be loaded again.
addEventListener('online', () => setTimeout(() => location.reload(), settleMs));
