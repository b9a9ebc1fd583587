import { defineTexts } from '../../locale/define-texts.ts';
import type { FavouriteOutcome } from './favourites-store.ts';

export const favouriteTexts = defineTexts({
  fr: {
    save: 'Ajouter aux favoris',
    remove: 'Retirer des favoris',
    see: 'Voir mes favoris',
    all: (count: number): string => (count > 0 ? `Mes favoris (${count})` : 'Mes favoris'),
    outcome: (outcome: FavouriteOutcome): string =>
      ({
        saved: 'La propriété a été ajoutée à vos favoris.',
        removed: 'La propriété a été retirée de vos favoris.',
        full: 'Vous avez déjà 100\u00a0favoris. Retirez-en un pour en ajouter un autre.',
        refused: 'Votre navigateur ne permet pas à ce site de garder vos favoris.',
      })[outcome],
  },
  en: {
    save: 'Add to favourites',
    remove: 'Remove from favourites',
    see: 'See my favourites',
    all: (count: number): string => (count > 0 ? `My favourites (${count})` : 'My favourites'),
    outcome: (outcome: FavouriteOutcome): string =>
      ({
        saved: 'The property was added to your favourites.',
        removed: 'The property was removed from your favourites.',
        full: 'You already have 100 favourites. Remove one to add another.',
        refused: 'Your browser does not let this site keep your favourites.',
      })[outcome],
  },
});
