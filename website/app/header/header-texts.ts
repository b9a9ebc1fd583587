import { defineTexts } from '../locale/define-texts.ts';

export const headerTexts = defineTexts({
  fr: {
    home: 'Accueil',
    favourites: 'Mes favoris',
    mainMenu: 'Menu principal',
    mobileMenu: 'Menu mobile',
    topLinks: 'Coordonnées',
    open: 'Ouvrir le menu',
    close: 'Fermer le menu',
    all: 'Tout voir',
  },
  en: {
    home: 'Home',
    favourites: 'My favourites',
    mainMenu: 'Main menu',
    mobileMenu: 'Mobile menu',
    topLinks: 'Contact details',
    open: 'Open the menu',
    close: 'Close the menu',
    all: 'See all',
  },
});
