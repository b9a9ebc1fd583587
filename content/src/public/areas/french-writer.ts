import { type Area, areaNewDays } from '@vitrine/contract/core/area.ts';
import { formatCount, formatMoney, formatShare } from './area-formats.ts';
import { kindOfPlace, nounOf, transactionName, whereIs } from './area-nouns.ts';
import { type AreaWriter, mainTypes, shareOf } from './area-writer.ts';

const number = (value: number): string => formatCount(value, 'fr');
const offerOf = (area: Area): string =>
  [transactionName(area.transaction, 'fr'), whereIs(area, 'fr')].filter(Boolean).join(' ');

export const frenchWriter: AreaWriter = {
  site({ transaction, count, municipalities: { length } }) {
    const offer = transactionName(transaction, 'fr');
    if (count === 0) return `Aucune propriété n’est ${offer} en ce moment.`;
    const offered = count === 1 ? 'propriété est' : 'propriétés sont';
    const places = `${number(length)}\u00a0${length === 1 ? 'municipalité' : 'municipalités'}`;
    const amounts = transaction === 'rent' ? 'loyers' : 'prix';
    return `${number(count)}\u00a0${offered} ${offer} dans ${places}. Choisissez la vôtre pour voir les ${amounts} demandés, les types offerts et les nouveautés.`;
  },
  none(area) {
    const { one, isFeminine } = nounOf(area.type, 'fr');
    return `${isFeminine ? 'Aucune' : 'Aucun'} ${one} n’est ${offerOf(area)} en ce moment. Voyez ce qui est offert à proximité.`;
  },
  count(area) {
    const { one, many, isFeminine } = nounOf(area.type, 'fr');
    return area.count === 1
      ? `${isFeminine ? 'Une seule' : 'Un seul'} ${one} est ${offerOf(area)} en ce moment.`
      : `${number(area.count)}\u00a0${many} sont ${offerOf(area)}.`;
  },
  prices({ prices, transaction, type }) {
    if (!prices) return '';
    const [median, lowest, highest] = [prices.median, prices.lowest, prices.highest].map((each) =>
      formatMoney(each, 'fr'),
    );
    const { isFeminine } = nounOf(type, 'fr');
    const all = isFeminine ? 'Toutes' : 'Tous';
    const listed = isFeminine ? 'affichées' : 'affichés';
    if (transaction === 'rent') {
      return lowest === highest
        ? `${all} se louent ${median} par mois.`
        : `La moitié se louent ${median} par mois ou moins, et les loyers vont de ${lowest} à ${highest}.`;
    }
    return lowest === highest
      ? `${all} sont ${listed} à ${median}.`
      : `La moitié sont ${listed} à ${median} ou moins, et les prix vont de ${lowest} à ${highest}.`;
  },
  newest({ new_count: fresh, count, type }) {
    if (!fresh || count === 1) return '';
    const { isFeminine } = nounOf(type, 'fr');
    const days = `${areaNewDays}\u00a0jours`;
    const arrived = isFeminine ? 'arrivées' : 'arrivés';
    if (fresh === count)
      return `${isFeminine ? 'Toutes' : 'Tous'} sont ${arrived} sur le marché depuis moins de ${days}.`;
    if (fresh > 1) return `Depuis ${days}, ${number(fresh)}\u00a0sont ${arrived} sur le marché.`;
    return `Depuis ${days}, ${isFeminine ? 'l’une d’elles est arrivée' : 'l’un d’eux est arrivé'} sur le marché.`;
  },
  types(area) {
    if (area.types.length < 2) return '';
    if (area.type) {
      const { many } = nounOf(area.type, 'fr');
      const share = formatShare(shareOf(area), 'fr');
      return `Les ${many} comptent pour ${share} des propriétés ${transactionName(area.transaction, 'fr')} dans ${kindOfPlace(area, 'fr')}.`;
    }
    const named = mainTypes(area).map(
      ({ type, share }) => `des ${nounOf(type, 'fr').many} (${formatShare(share, 'fr')})`,
    );
    return `On y trouve surtout ${named.join(' et ')}.`;
  },
};
