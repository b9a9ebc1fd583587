import { defineTexts } from '../locale/define-texts.ts';
import type { FavouriteChange } from './favourite-changes.ts';

type PlainChange = Exclude<FavouriteChange['kind'], 'price-lower' | 'price-higher' | 'price-when-saved'>;

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
      'Touchez le cœur d’une propriété qui vous plaît\u00a0: vous la retrouverez ici, avec ce qui aura changé depuis.',
    searchLabel: 'Que cherchez-vous\u00a0?',
    searchExample: 'Condo de 2 chambres à Québec',
    newest: 'Pour commencer\u00a0: les plus récentes',
    newestLead: 'Elles viennent d’arriver sur le marché.',
    refused: 'Vos favoris ne peuvent pas être gardés',
    refusedHint:
      'Votre navigateur ne permet pas à ce site de garder des données. Vérifiez ses réglages de confidentialité.',
    search: 'Chercher une propriété',
    home: 'Retour à l’accueil',
    alertTitle: 'Être prévenu',
    alert: 'Pour recevoir les nouveautés par courriel, lancez une recherche, puis créez une alerte avec ses critères.',
    failed: 'Vos favoris ne peuvent pas être affichés',
    failedHint: 'Ils sont toujours gardés dans votre navigateur. Réessayez dans un instant.',
    retry: 'Réessayer',
    compare: (count: number): string => (count > 0 ? `Comparer (${count})` : 'Comparer'),
    choose: 'Comparer',
    share: 'Partager la liste',
    copied: 'Le lien de la liste est copié.',
    link: 'Lien de la liste',
    received: 'Liste reçue',
    receivedLead:
      'Quelqu’un vous a envoyé cette liste. Vos propres favoris restent tels quels tant que vous ne la gardez pas.',
    keepAll: 'Tout garder',
    allKept: 'Toute la liste est dans vos favoris',
    mine: 'Mes favoris',
    someUnavailable: 'Les autres propriétés de la liste ne sont plus offertes sur ce site.',
    nothingLeft: 'Aucune propriété de cette liste n’est encore offerte',
    nothingLeftHint: 'Elles ont peut-être été vendues ou retirées du marché.',
    viewed: 'Vues récemment',
    viewedLead: 'Les dernières propriétés dont vous avez ouvert la page, dans ce navigateur seulement.',
    viewedOff: 'Ce navigateur ne retient pas les propriétés que vous regardez.',
    clearViewed: 'Effacer',
    turnViewedOff: 'Ne plus les retenir',
    turnViewedOn: 'Les retenir de nouveau',
    send: 'Écrire au courtier',
    sendHint:
      'Votre message nomme les propriétés ci-dessous, et vous pouvez le modifier. Rien d’autre de ce que garde votre navigateur n’est envoyé.',
    message: 'Bonjour, j’aimerais parler de ces propriétés avec vous\u00a0:',
    line: (address: string, uls: string): string => `– ${address} (inscription ${uls})`,
    chooseHint: 'Cochez de deux à quatre propriétés pour les voir côte à côte.',
    remove: 'Retirer',
    undo: 'Annuler',
    about: (name: string): string => `\u00a0: ${name}`,
    removed: 'Retirée de vos favoris.',
    restored: 'De nouveau dans vos favoris.',
    number: (uls: string): string => `Inscription ${uls}`,
    lower: (previous: string, isNew: boolean): string =>
      previous
        ? `Prix réduit (auparavant ${previous})`
        : isNew
          ? 'Prix réduit'
          : 'Prix réduit depuis que vous l’avez ajoutée',
    higher: (previous: string, isNew: boolean): string =>
      previous
        ? `Prix augmenté (auparavant ${previous})`
        : isNew
          ? 'Prix augmenté'
          : 'Prix augmenté depuis que vous l’avez ajoutée',
    whenSaved: (price: string): string => `Prix à l’ajout\u00a0: ${price}`,
    sinceVisit: 'Depuis votre dernière visite',
    changed: (count: number): string =>
      count === 1
        ? 'Une propriété a changé depuis votre dernière visite.'
        : `${count}\u00a0propriétés ont changé depuis votre dernière visite.`,
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
    emptyHint: 'Tap the heart of a property you like: you will find it here, with what has changed since.',
    searchLabel: 'What are you looking for?',
    searchExample: 'Condo with 2 bedrooms in Québec',
    newest: 'To begin with: the latest',
    newestLead: 'They have just come on the market.',
    refused: 'Your favourites cannot be kept',
    refusedHint: 'Your browser does not let this site keep data. Check its privacy settings.',
    search: 'Search for a property',
    home: 'Back to home',
    alertTitle: 'Hear of new ones',
    alert: 'To receive new properties by email, run a search, then create an alert with its criteria.',
    failed: 'Your favourites cannot be shown',
    failedHint: 'They are still kept in your browser. Please try again in a moment.',
    retry: 'Try again',
    compare: (count: number): string => (count > 0 ? `Compare (${count})` : 'Compare'),
    choose: 'Compare',
    share: 'Share the list',
    copied: 'The link of the list is copied.',
    link: 'Link of the list',
    received: 'Received list',
    receivedLead: 'Somebody sent you this list. Your own favourites stay as they are until you keep it.',
    keepAll: 'Keep all',
    allKept: 'The whole list is in your favourites',
    mine: 'My favourites',
    someUnavailable: 'The other properties of the list are no longer offered on this site.',
    nothingLeft: 'No property of this list is still offered',
    nothingLeftHint: 'They may have been sold or taken off the market.',
    viewed: 'Recently viewed',
    viewedLead: 'The last properties whose pages you have opened, in this browser only.',
    viewedOff: 'This browser does not remember the properties that you look at.',
    clearViewed: 'Clear',
    turnViewedOff: 'Stop remembering them',
    turnViewedOn: 'Remember them again',
    send: 'Write to the broker',
    sendHint:
      'Your message names the properties below, and you can change it. Nothing else that your browser keeps is sent.',
    message: 'Hello, I would like to talk with you about these properties:',
    line: (address: string, uls: string): string => `– ${address} (listing ${uls})`,
    chooseHint: 'Tick two to four properties to see them side by side.',
    remove: 'Remove',
    undo: 'Undo',
    about: (name: string): string => `: ${name}`,
    removed: 'Removed from your favourites.',
    restored: 'Back in your favourites.',
    number: (uls: string): string => `Listing ${uls}`,
    lower: (previous: string, isNew: boolean): string =>
      previous ? `Price reduced (was ${previous})` : isNew ? 'Price reduced' : 'Price reduced since you added it',
    higher: (previous: string, isNew: boolean): string =>
      previous ? `Price increased (was ${previous})` : isNew ? 'Price increased' : 'Price increased since you added it',
    whenSaved: (price: string): string => `Price when you added it: ${price}`,
    sinceVisit: 'Since your last visit',
    changed: (count: number): string =>
      count === 1
        ? 'One property has changed since your last visit.'
        : `${count} properties have changed since your last visit.`,
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
