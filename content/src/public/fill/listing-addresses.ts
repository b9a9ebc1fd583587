import { listingStatesLimit } from '@vitrine/contract/core/listing-states.ts';
import { type Locale, type Localized, locales } from '@vitrine/contract/locale.ts';
import { searchPath } from '@vitrine/contract/search-path.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { asObject, type Loose } from '../../values/untyped-values.ts';
import { linksIn, replaceLinks } from '../blocks/replace-links.ts';
import { addTags, tagOf } from '../cache/cache-tags.ts';
import { type CoreClient, CoreUnavailableError } from '../core/core-client.ts';
import type { SiteRecord } from '../sites/site-record.ts';

const form = new RegExp(`^${searchPath.fr}/(\\d{4,12})$`);

/** Returns the number of the listing to which a link leads by its number alone; undefined for any other link. */
const numberIn = ({ url }: Loose): string | undefined => form.exec(String(asObject(url).fr))?.[1];

/**
 * Returns the blocks in which each link to the number of a listing has the address of the listing, or that of the same property under a new
 * number. A link to a listing whose page is gone is left out. While core does not answer, the number stays: the website redirects it.
 */
export async function withListingAddresses(
  core: Pick<CoreClient, 'findListingStates'>,
  site: SiteRecord,
  blocks: WireBlock[],
): Promise<{ blocks: WireBlock[]; usesCore: boolean }> {
  const numbers = [...new Set(linksIn(blocks).flatMap((link) => numberIn(link) ?? []))].slice(0, listingStatesLimit);
  if (numbers.length === 0) return { blocks, usesCore: false };
  addTags(...numbers.map(tagOf.listing));
  const found = await findAddresses(core, site, numbers);
  if (found === null) return { blocks, usesCore: true };
  const replaced = replaceLinks(blocks, (link) => {
    const number = numberIn(link);
    if (number === undefined || !numbers.includes(number)) return null;
    const { url, ...own } = link;
    const address = found.get(number);
    return address ? { ...own, url: address } : own;
  });
  return { blocks: replaced, usesCore: true };
}

/** Returns the addresses of listings that have a page, by their numbers; null while core does not answer. */
async function findAddresses(
  core: Pick<CoreClient, 'findListingStates'>,
  site: SiteRecord,
  numbers: readonly string[],
): Promise<Map<string, Localized<string>> | null> {
  const read = async (locale: Locale) => {
    const states = await core.findListingStates(site, locale, numbers);
    return new Map(states.flatMap(({ uls, card, successor }) => [[uls, (successor ?? card)?.url] as const]));
  };
  try {
    const inLocales = await Promise.all(locales.map(read));
    return new Map(
      numbers.flatMap((number) => {
        const urls = locales.flatMap((locale, index) => {
          const url = inLocales[index]?.get(number);
          return url === undefined ? [] : [[locale, url]];
        });
        return urls.length === 0 ? [] : [[number, Object.fromEntries(urls)]];
      }),
    );
  } catch (error) {
    if (error instanceof CoreUnavailableError) return null;
    throw error;
  }
}
