import { type Area, areaNewDays } from '@vitrine/contract/core/area.ts';
import { formatCount, formatMoney, formatShare } from './area-formats.ts';
import { capitalized, kindOfPlace, nounOf, transactionName, whereIs } from './area-nouns.ts';
import { type AreaWriter, mainTypes, shareOf } from './area-writer.ts';

const number = (value: number): string => formatCount(value, 'en');
const offerOf = (area: Area): string =>
  [transactionName(area.transaction, 'en'), whereIs(area, 'en')].filter(Boolean).join(' ');

export const englishWriter: AreaWriter = {
  site({ transaction, count, municipalities: { length } }) {
    const offer = transactionName(transaction, 'en');
    if (count === 0) return `No property is ${offer} at the moment.`;
    const offered = count === 1 ? 'property is' : 'properties are';
    const places = `${number(length)} ${length === 1 ? 'municipality' : 'municipalities'}`;
    const amounts = transaction === 'rent' ? 'rents' : 'prices';
    return `${number(count)} ${offered} ${offer} in ${places}. Choose yours to see the asking ${amounts}, the types on offer and the newest listings.`;
  },
  none: (area) => `No ${nounOf(area.type, 'en').one} is ${offerOf(area)} at the moment. See what is on offer nearby.`,
  count(area) {
    const { one, many } = nounOf(area.type, 'en');
    return area.count === 1
      ? `Only one ${one} is ${offerOf(area)} at the moment.`
      : `${number(area.count)} ${many} are ${offerOf(area)}.`;
  },
  prices({ prices, transaction }) {
    if (!prices) return '';
    const [median, lowest, highest] = [prices.median, prices.lowest, prices.highest].map((each) =>
      formatMoney(each, 'en'),
    );
    if (transaction === 'rent') {
      return lowest === highest
        ? `All rent for ${median} a month.`
        : `Half rent for ${median} a month or less, and rents run from ${lowest} to ${highest}.`;
    }
    return lowest === highest
      ? `All are listed at ${median}.`
      : `Half are listed at ${median} or less, and prices run from ${lowest} to ${highest}.`;
  },
  newest({ new_count: fresh, count }) {
    if (!fresh || count === 1) return '';
    return fresh === count
      ? `All came on the market less than ${areaNewDays} days ago.`
      : `In the last ${areaNewDays} days, ${number(fresh)} came on the market.`;
  },
  types(area) {
    if (area.types.length < 2) return '';
    if (area.type) {
      const { many } = nounOf(area.type, 'en');
      const share = formatShare(shareOf(area), 'en');
      return `${capitalized(many)} make up ${share} of the properties ${transactionName(area.transaction, 'en')} in ${kindOfPlace(area, 'en')}.`;
    }
    const named = mainTypes(area).map(({ type, share }) => `${nounOf(type, 'en').many} (${formatShare(share, 'en')})`);
    return `Mainly ${named.join(' and ')}.`;
  },
};
