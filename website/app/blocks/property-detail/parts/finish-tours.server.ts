import type { ListingTour } from '@vitrine/contract/core/listing-details.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { youtubeId } from '../../../kinds/video/youtube.server.ts';
import type { TourData } from './tour-data.ts';

type Player = Pick<TourData, 'provider'> & { player: string };

const youtubeOrigin = 'https://www.youtube-nocookie.com';

/** Providers whose players a page shows. Their addresses are made of the ids alone, so that nothing else of a source gets into an iframe. */
const providers: readonly ((url: URL) => Player | null)[] = [
  (url) => {
    const id = youtubeId(url.href);
    return id === null
      ? null
      : { provider: 'YouTube', player: `${youtubeOrigin}/embed/${id}?autoplay=1&playsinline=1&rel=0` };
  },
  ({ hostname, pathname, searchParams }) => {
    if (!/^(?:www\.|player\.)?vimeo\.com$/.test(hostname)) return null;
    const [, id, inPath] = /^\/(?:video\/)?(\d{5,12})(?:\/([\da-f]{6,20}))?\/?$/.exec(pathname) ?? [];
    const hash = /^[\da-f]{6,20}$/.exec(inPath ?? searchParams.get('h') ?? '')?.[0];
    const query = `${hash ? `h=${hash}&` : ''}autoplay=1&dnt=1`;
    return id ? { provider: 'Vimeo', player: `https://player.vimeo.com/video/${id}?${query}` } : null;
  },
  ({ hostname, pathname, searchParams }) => {
    if (!/^(?:my\.|www\.)?matterport\.com$/.test(hostname)) return null;
    const id = /^\/(?:models|discover\/space)\/([\w-]{11})\/?$/.exec(pathname)?.[1] ?? searchParams.get('m') ?? '';
    return /^[\w-]{11}$/.test(id)
      ? { provider: 'Matterport', player: `https://my.matterport.com/show/?m=${id}&play=1` }
      : null;
  },
];

/** Returns the tours and films in the language of the page. */
export const finishTours = (tours: readonly ListingTour[] | undefined, locale: Locale): TourData[] =>
  (tours ?? []).map(({ kind, url: addresses }) => {
    const url = new URL(addresses[locale]);
    const found = providers.reduce<Player | null>((player, read) => player ?? read(url), null);
    return { kind, href: url.href, ...(found ?? { provider: url.hostname.replace(/^www\./, ''), player: null }) };
  });

/** Returns the origins of players that the content security policy of a page has to admit. That of YouTube is in every policy. */
export const playerOrigins = (tours: readonly TourData[]): string[] =>
  tours.flatMap(({ player }) => {
    const origin = player && URL.parse(player)?.origin;
    return origin && origin !== youtubeOrigin ? [origin] : [];
  });
