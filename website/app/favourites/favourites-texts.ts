import { defineTexts } from '../locale/define-texts.ts';
import type { FavouriteChange } from './favourite-changes.ts';

type PlainChange = Exclude<FavouriteChange['kind'], 'price-lower' | 'price-higher'>;

/** Texts of the page of favourites. */
export const favouritesTexts = defineTexts({
  fr: {
    title: 'Mes favoris',
    lead: 'Ils sont gardés dans ce navigateur seulement, sans compte. Si vous effacez ses données, ils disparaissent.',
    needsScripts: 'Les favoris ont besoin de JavaScript, qui est désactivé dans votre navigateur.',
    loading: 'Chargement de vos favoris…',
    count: (count: number): string => (count === 1 ? 'Une propriété' : `${count}\u00a0propriétés`),
    empty: 'Vous n’avez pas encore de favoris',
    emptyHint:
      'Sur la page d’une propriété, choisissez «\u00a0Ajouter aux favoris\u00a0»\u00a0: vous la retrouverez ici.',
    refused: 'Vos favoris ne peuvent pas être gardés',
    refusedHint:
      'Votre navigateur ne permet pas à ce site de garder des données. Vérifiez ses réglages de confidentialité.',
    search: 'Chercher une propriété',
    alert: 'Pour recevoir les nouveautés par courriel, lancez une recherche, puis créez une alerte avec ses critères.',
    failed: 'Vos favoris ne peuvent pas être affichés',
    failedHint: 'Ils sont toujours gardés dans votre navigateur. Réessayez dans un instant.',
    retry: 'Réessayer',
    compare: (count: number): string => (count > 0 ? `Comparer (${count})` : 'Comparer'),
    choose: 'Comparer',
    chooseHint: 'Cochez de deux à quatre propriétés pour les voir côte à côte.',
    remove: 'Retirer',
    undo: 'Annuler',
    about: (name: string): string => `\u00a0: ${name}`,
    removed: 'Retirée de vos favoris.',
    restored: 'De nouveau dans vos favoris.',
    number: (uls: string): string => `Inscription ${uls}`,
    lower: (previous: string): string =>
      previous ? `Prix réduit (auparavant ${previous})` : 'Prix réduit depuis que vous l’avez ajoutée',
    higher: (previous: string): string =>
      previous ? `Prix augmenté (auparavant ${previous})` : 'Prix augmenté depuis que vous l’avez ajoutée',
    change: (kind: PlainChange): string =>
      ({
        sold: 'Vendue',
        'off-market': 'N’est plus sur le marché',
        'back-on-market': 'De retour sur le marché',
        conditional: 'Promesse d’achat acceptée sous conditions',
        'offer-ended': 'N’a plus d’offre conditionnelle',
        relisted: 'De retour sur le marché sous un nouveau numéro',
        unavailable: 'Cette propriété n’est plus offerte sur ce site.',
      })[kind],
  },
  en: {
    title: 'My favourites',
    lead: 'They are kept in this browser only, without an account. If you clear its data, they disappear.',
    needsScripts: 'Favourites need JavaScript, which is turned off in your browser.',
    loading: 'Loading your favourites…',
    count: (count: number): string => (count === 1 ? 'One property' : `${count} properties`),
    empty: 'You have no favourites yet',
    emptyHint: 'On the page of a property, choose “Add to favourites” and you will find it here.',
    refused: 'Your favourites cannot be kept',
    refusedHint: 'Your browser does not let this site keep data. Check its privacy settings.',
    search: 'Search for a property',
    alert: 'To receive new properties by email, run a search, then create an alert with its criteria.',
    failed: 'Your favourites cannot be shown',
    failedHint: 'They are still kept in your browser. Please try again in a moment.',
    retry: 'Try again',
    compare: (count: number): string => (count > 0 ? `Compare (${count})` : 'Compare'),
    choose: 'Compare',
    chooseHint: 'Tick two to four properties to see them side by side.',
    remove: 'Remove',
    undo: 'Undo',
    about: (name: string): string => `: ${name}`,
    removed: 'Removed from your favourites.',
    restored: 'Back in your favourites.',
    number: (uls: string): string => `Listing ${uls}`,
    lower: (previous: string): string =>
      previous ? `Price reduced (was ${previous})` : 'Price reduced since you added it',
    higher: (previous: string): string =>
      previous ? `Price increased (was ${previous})` : 'Price increased since you added it',
    change: (kind: PlainChange): string =>
      ({
        sold: 'Sold',
        'off-market': 'Off the market',
        'back-on-market': 'Back on the market',
        conditional: 'Conditional offer accepted',
        'offer-ended': 'No longer has a conditional offer',
        relisted: 'Back on the market under a new number',
        unavailable: 'This property is no longer offered on this site.',
      })[kind],
  },
});
