import type { WireBlock } from '@vitrine/contract/site.ts';
import { icon, item, link, type Target } from '../authoring.ts';

/** A line of a menu, with the lines below it. */
export const line = (fr: string, en: string, target: Target, ...below: WireBlock[]): WireBlock =>
  item('menu_item', { link: link(fr, en, target), ...(below.length > 0 && { menu_repeater: below }) });

/** A small link in the strip above the header. */
export const topLink = (iconType: string, fr: string, en: string, target: Target): WireBlock =>
  item('sup_section_item', { link: link(fr, en, target), icon: icon(iconType) });

/** A social network of the footer; its text is read aloud in place of the icon. */
export const socialLink = (iconType: string, fr: string, en: string, href: string): WireBlock =>
  item('icon_link_item', { icon: icon(iconType), link: link(fr, en, { href }) });

/** The searches that menus offer. */
export const searches = {
  houses: { page: 'search', query: 'type=maison&forSaleForRent=buy' },
  condos: { page: 'search', query: 'type=condo&forSaleForRent=buy' },
  plexes: { page: 'search', query: 'type=prop&forSaleForRent=buy' },
  cottages: { page: 'search', query: 'type=chalet&forSaleForRent=buy' },
  land: { page: 'search', query: 'type=terrain' },
  commercial: { page: 'search', query: 'type=comm' },
  rentals: { page: 'search', query: 'forSaleForRent=rent' },
  openHouses: { page: 'search', query: 'open_house=1' },
  montreal: { page: 'search', query: 'mun=66023' },
} as const satisfies Record<string, Target>;
