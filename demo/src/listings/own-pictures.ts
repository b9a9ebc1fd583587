import type { ListingImport } from '@vitrine/contract/core/import.ts';
import type { Alt } from '../pictures/descriptions/description.ts';
import { drawnHome } from '../pictures/homes/draw-home.ts';
import { homeAlt } from '../pictures/homes/home-alt.ts';
import { factsName, type Home, homeKey } from '../pictures/homes/home-facts.ts';
import { drawInterior, interiorAlt } from '../pictures/interiors/draw-interior.ts';
import { type Interior, type InteriorRoom, interiorName, roomKey } from '../pictures/interiors/interior-facts.ts';
import { DistinctVariants } from './distinct-variants.ts';
import { homeOf, interiorOf, roomsOf } from './home-of-listing.ts';
import { demoPictures, type PicturesFor } from './listing-pictures.ts';

type ListingPicture = ListingImport['Media'][number];

/** A picture that is drawn by rule. */
export interface OwnPicture {
  key: string;
  svg(): string;
}

const width = 1440;
const height = 960;

/**
 * The files that are made of an own picture beside its original. There are fewer than of uploads, as there are many pictures: one for cards on
 * a computer, one for cards on a phone, one for large pictures.
 */
export const ownVariants = [
  { width: 480, format: 'avif' },
  { width: 480, format: 'webp' },
  { width: 720, format: 'avif' },
  { width: 1440, format: 'avif' },
] as const;

export const variantFile = (key: string, variant: (typeof ownVariants)[number]) =>
  `${key}-${variant.width}.${variant.format}`;

function media(key: string, alt: Alt): ListingPicture {
  return {
    url: `/resources/${key}.webp`,
    ShortDescription: alt,
    width,
    height,
    variants: ownVariants.map((variant) => ({
      url: `/resources/${variantFile(key, variant)}`,
      width: variant.width,
      type: `image/${variant.format}`,
    })),
  };
}

/**
 * Chooses pictures that are drawn by rule from the facts of each listing: its façade, then its rooms, which share floor, windows, light
 * and view. No façade repeats within a page of results. Among the results around a listing of `first` no room repeats either; other
 * listings share the drawings of their rooms.
 * `onPicture` hears of every picture that is chosen.
 */
export const ownPictures =
  (first: ReadonlySet<string>, onPicture: (picture: OwnPicture) => void = () => {}): PicturesFor =>
  () => {
    const homes = new DistinctVariants(2);
    const interiors = new DistinctVariants(1);
    const made = new Map<string, ListingPicture>();
    const pictureOf = (key: string, alt: () => Alt, svg: () => string): ListingPicture => {
      const known = made.get(key);
      if (known) return known;
      const picture = media(key, alt());
      made.set(key, picture);
      onPicture({ key, svg });
      return picture;
    };
    const facade = (home: Home) =>
      pictureOf(
        homeKey(home),
        () => homeAlt(home),
        () => drawnHome(home).svg(),
      );
    const room = (interior: Interior, name: InteriorRoom) =>
      pictureOf(
        roomKey(interior, name),
        () => interiorAlt(interior, name),
        () => drawInterior(interior, name),
      );

    const chooseFixed = demoPictures();
    return (listing, random) => {
      // Takes the random numbers that the fixed pictures take, so that all else of the listings is the same with both.
      chooseFixed(listing, random);
      const isFirst = first.has(listing.key);
      const homeFacts = homeOf(listing);
      const home = { facts: homeFacts, variant: homes.choose(factsName(homeFacts), listing, true) };
      const facts = interiorOf(listing);
      if (!facts) return [facade(home)];
      const interior = { facts, variant: interiors.choose(interiorName(facts), listing, isFirst) };
      return [facade(home), ...roomsOf(listing).map((name) => room(interior, name))];
    };
  };
