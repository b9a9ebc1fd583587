import { defineTexts } from '../../locale/define-texts.ts';

export const headerTexts = defineTexts({
  fr: {
    home: 'Accueil',
    mainMenu: 'Menu principal',
    mobileMenu: 'Menu mobile',
    open: 'Ouvrir le menu',
    close: 'Fermer le menu',
    languages: 'Langue',
  },
  en: {
    home: 'Home',
    mainMenu: 'Main menu',
    mobileMenu: 'Mobile menu',
    open: 'Open the menu',
    close: 'Close the menu',
    languages: 'Language',
  },
});
