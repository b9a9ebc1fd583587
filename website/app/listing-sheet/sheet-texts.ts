import { defineTexts } from '../locale/define-texts.ts';

export const sheetTexts = defineTexts({
  fr: {
    number: (uls: string): string => `Inscription ${uls}`,
    buy: (type: string): string => `${type} à vendre`,
    rent: (type: string): string => `${type} à louer`,
    soldType: (type: string): string => `${type}, vendu`,
    online: 'Photos, carte et visites en ligne',
    qr: (address: string): string => `Code QR vers ${address}`,
    photos: 'Photos',
    moreOnline: (address: string): string => `La suite est en ligne\u00a0: ${address}`,
    pageOf: (page: number, pages: number): string => `Page ${page} de ${pages}`,
    printed: (day: string): string =>
      `Fiche du ${day}. Les renseignements peuvent changer\u00a0; ceux du site sont à jour.`,
    logo: (name: string): string => `Logo de ${name}`,
    portrait: (name: string): string => `Portrait de ${name}`,
    photo: (index: number, alt: string): string => (alt ? `Photo ${index}\u00a0: ${alt}` : `Photo ${index}`),
  },
  en: {
    number: (uls: string): string => `Listing ${uls}`,
    buy: (type: string): string => `${type} for sale`,
    rent: (type: string): string => `${type} for rent`,
    soldType: (type: string): string => `${type}, sold`,
    online: 'Pictures, map and visits online',
    qr: (address: string): string => `QR code to ${address}`,
    photos: 'Pictures',
    moreOnline: (address: string): string => `The rest is online: ${address}`,
    pageOf: (page: number, pages: number): string => `Page ${page} of ${pages}`,
    printed: (day: string): string => `Sheet of ${day}. Details may change; those of the site are up to date.`,
    logo: (name: string): string => `Logo of ${name}`,
    portrait: (name: string): string => `Portrait of ${name}`,
    photo: (index: number, alt: string): string => (alt ? `Picture ${index}: ${alt}` : `Picture ${index}`),
  },
});
