import type { WireBlock } from '@vitrine/contract/site.ts';
import { icon, image, item, link, type Target, textarea } from '../authoring.ts';
import type { PictureKey } from '../picture-alt.ts';

/** Returns a menu item with its child items. */
export const line = (fr: string, en: string, target: Target, ...below: WireBlock[]): WireBlock =>
  item('menu_item', { link: link(fr, en, target), ...(below.length > 0 && { menu_repeater: below }) });

/** Returns a menu item that heads a column of a wide submenu. */
export const column = (fr: string, en: string, target: Target, ...below: WireBlock[]): WireBlock => ({
  ...line(fr, en, target, ...below),
  block_params: { variant: 'column' },
});

interface Feature {
  fr: [label: string, description: string];
  en: [label: string, description: string];
  picture: PictureKey;
}

/** Returns a menu item that shows its picture in a wide submenu. */
export const feature = (target: Target, { fr, en, picture }: Feature): WireBlock => ({
  block_type: 'menu_item',
  block_params: { variant: 'featured' },
  fields: {
    link: link(fr[0], en[0], target),
    description: textarea(fr[1], en[1]),
    image: image(picture),
  },
});

/** Adds a description to the menu item that opens a submenu. */
export const described = (menuLine: WireBlock, fr: string, en: string): WireBlock => ({
  ...menuLine,
  fields: { ...menuLine.fields, description: textarea(fr, en) },
});

/** Returns a small link for the top of the header. */
export const topLink = (iconType: string, fr: string, en: string, target: Target): WireBlock =>
  item('sup_section_item', { link: link(fr, en, target), icon: icon(iconType) });

/** Returns a social network of the footer; its text is the accessible name of the icon. */
export const socialLink = (iconType: string, fr: string, en: string, href: string): WireBlock =>
  item('icon_link_item', { icon: icon(iconType), link: link(fr, en, { href }) });

/** The page that links to all areas with properties for sale. */
export const allAreas = {
  area: { transaction: 'buy', municipality: null, borough: null, type: null },
} as const satisfies Target;

/** Searches that menus link to. */
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
  quebec: { page: 'search', query: 'mun=23027' },
  laval: { page: 'search', query: 'mun=65005' },
  longueuil: { page: 'search', query: 'mun=58227' },
  saintSauveur: { page: 'search', query: 'mun=77043' },
  toBuy: { page: 'search', query: 'forSaleForRent=buy' },
  under400: { page: 'search', query: 'forSaleForRent=buy&price_max=400000' },
  from400: { page: 'search', query: 'forSaleForRent=buy&price_min=400000&price_max=700000' },
  from700: { page: 'search', query: 'forSaleForRent=buy&price_min=700000' },
} as const satisfies Record<string, Target>;
