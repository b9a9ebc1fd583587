import { isLocale, type Locale } from '@vitrine/contract/locale.ts';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { type MediaStore, readMedia } from '../../media-store/media-store.ts';
import type { CoreClient } from '../core/core-client.ts';
import type { SiteRecord } from '../sites/site-record.ts';
import { drawCard } from './draw-card.ts';
import { listingCard } from './listing-card.ts';
import { readPhoto } from './read-photo.ts';
import { hashOf, type SocialCard, socialPath } from './social-card.ts';

/** Maximum number of pictures that are drawn at once; each takes some 100 ms of a processor and 30 MB. */
const drawingLimit = 2;
/** Maximum number of pictures that wait to be drawn. */
const waitingLimit = 30;
/** Maximum number of cached pictures; one has about 100 KB. */
const cacheLimit = 150;

/** The picture of a listing: its bytes, or the address of the current one; `busy` when too many are being drawn. */
export type SocialPicture =
  | { kind: 'picture'; bytes: Buffer }
  | { kind: 'moved'; path: string }
  | { kind: 'busy' }
  | null;

/** Address of a social picture: the site, the language, the listing number and the content hash. */
export interface SocialAddress {
  locale: Locale;
  uls: string;
  hash: string;
}

const addressForm = /^(fr|en)-(\d{4,12})-([0-9a-f]{16})\.jpg$/;

/** Reads the file name of a social picture; null for any other. */
export function readSocialName(name: string): SocialAddress | null {
  const [, locale, uls = '', hash = ''] = addressForm.exec(name) ?? [];
  return isLocale(locale) ? { locale, uls, hash } : null;
}

interface Options {
  core: Pick<CoreClient, 'findListing'>;
  media: Pick<MediaStore, 'open'>;
  coreUrl: string;
  log: Logger;
  photo?: typeof readPhoto;
  draw?: typeof drawCard;
}

/** Draws social pictures and caches them by their content hash. */
export function socialPictures({ core, media, coreUrl, log, photo = readPhoto, draw = drawCard }: Options) {
  const kept = new LRUCache<string, Buffer>({ max: cacheLimit });
  const drawing = new Map<string, Promise<Buffer>>();
  const waiting: (() => void)[] = [];
  let busy = 0;

  async function drawInTurn(card: SocialCard): Promise<Buffer> {
    if (busy >= drawingLimit) await new Promise<void>((start) => waiting.push(start));
    else busy += 1;
    const start = performance.now();
    try {
      const file = (name: string | null) => (name ? readMedia(media, name) : null);
      const [picture, logoOnLight, logoOnDark] = await Promise.all([
        card.photo ? photo(card.photo, { media, coreUrl }) : null,
        file(card.logo.onLight),
        file(card.logo.onDark),
      ]);
      return await draw(card, { photo: picture, logoOnLight, logoOnDark });
    } finally {
      log.debug({ ms: Math.round(performance.now() - start) }, 'a social picture was drawn');
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  }

  async function drawOnce(hash: string, card: SocialCard): Promise<Buffer> {
    const known = kept.get(hash);
    const bytes = known ?? (await (drawing.get(hash) ?? begin(hash, card)));
    kept.set(hash, bytes);
    return bytes;
  }

  function begin(hash: string, card: SocialCard): Promise<Buffer> {
    const work = drawInTurn(card).finally(() => drawing.delete(hash));
    drawing.set(hash, work);
    return work;
  }

  return {
    /**
     * Returns the picture of a listing as it is now; null when there is none. An address of another state of the listing leads to that of
     * the current one, so that no picture shows a former price. Throws CoreUnavailableError.
     */
    async find(site: SiteRecord, { locale, uls, hash }: SocialAddress): Promise<SocialPicture> {
      const listing = await core.findListing(site, locale, uls);
      const card = listing && listingCard(listing, site, locale);
      if (!card) return null;
      const current = hashOf(card);
      if (current !== hash) return { kind: 'moved', path: socialPath(site, uls, card) };
      if (!kept.has(hash) && !drawing.has(hash) && waiting.length >= waitingLimit) return { kind: 'busy' };
      return { kind: 'picture', bytes: await drawOnce(hash, card) };
    },
  };
}

export type SocialPictures = ReturnType<typeof socialPictures>;
