import { type ListingTour, listingTour } from '@vitrine/contract/core/listing-details.ts';
import type { TourKind } from '@vitrine/contract/core/tour-kinds.ts';
import { RecordReader } from './record-reader.ts';
import type { RawRecord } from './source-listing.ts';

const address = listingTour.shape.url.shape.fr;
const maxLength = 2000;
const scheme = /^[a-z][a-z\d+.-]*:/i;

/** Returns the web address of a tour or a film, to which sources often give no scheme; null for any other text, and for one without https. */
export function readTourAddress(text: string): string | null {
  if (text.length > maxLength || /\s/.test(text)) return null;
  const href = URL.parse(scheme.test(text) ? text : `https://${text.replace(/^\/\//, '')}`)?.href;
  return address.safeParse(href).data ?? null;
}

const filmHosts = /(?:^|\.)(?:youtube\.com|youtube-nocookie\.com|youtu\.be|vimeo\.com)$/;

/** Returns a tour with its address in each language. One on a host of films is a film, as sources have no field of their own for those. */
export function tourOf(fr: string | null, en: string | null, kind?: TourKind): ListingTour[] {
  const [first, second] = [fr ?? en, en ?? fr];
  if (first === null || second === null) return [];
  const isFilm = filmHosts.test(URL.parse(first)?.hostname ?? '');
  return [{ kind: kind ?? (isFilm ? 'film' : 'tour'), url: { fr: first, en: second } }];
}

/**
 * Reads the tours and films of a Property record, from its fields and its media. A tour without the brand of a brokerage is preferred: one with it
 * counts only when there is no other.
 */
export function readResoTours(reader: RecordReader): ListingTour[] {
  const media = reader.records('Media');
  const ofField = (field: string) => tourOf(reader.parsed(field, readTourAddress), null);
  const ofMedia = (category: RegExp, kind?: TourKind) =>
    media.flatMap((raw) => {
      const item = new RecordReader(raw);
      return category.test(item.text('MediaCategory') ?? '') ? tourOf(mediaAddress(raw, reader), null, kind) : [];
    });
  const plain = [...ofField('VirtualTourURLUnbranded'), ...ofMedia(/^(?!branded).*tour/i)];
  const tours = plain.length > 0 ? plain : [...ofField('VirtualTourURLBranded'), ...ofMedia(/^branded.*tour/i)];
  return uniqueTours([...tours, ...ofMedia(/video|film/i, 'film')]);
}

function mediaAddress(raw: RawRecord, { issues }: RecordReader): string | null {
  const item = new RecordReader(raw);
  const url = item.parsed('MediaURL', readTourAddress);
  issues.push(...item.issues);
  return url;
}

/** Returns the tours without those at the address of an earlier one. */
const uniqueTours = (tours: readonly ListingTour[]): ListingTour[] =>
  tours.filter(({ url }, at) => tours.findIndex((other) => other.url.fr === url.fr) === at);
