import { defineTexts } from '../locale/define-texts.ts';

export const offlineTexts = defineTexts({
  fr: {
    title: 'Vous êtes hors ligne',
    lead: 'Cette page reviendra avec la connexion. Vos propriétés gardées restent ici.',
    retry: 'Réessayer',
    kept: 'Vos propriétés gardées',
    none: 'Aucune propriété n’est gardée dans ce navigateur. Le cœur d’une fiche la garde pour la prochaine fois.',
    number: (uls: string): string => `Propriété nº\u00a0${uls}`,
    asOf: (day: string): string => `Vérifiée le ${day}`,
    sold: 'Vendue',
    offMarket: 'Retirée du marché',
  },
  en: {
    title: 'You are offline',
    lead: 'This page will be back with your connection. The listings that you kept stay here.',
    retry: 'Try again',
    kept: 'The listings that you kept',
    none: 'No listing is kept in this browser. The heart on a listing keeps it for next time.',
    number: (uls: string): string => `Listing No.\u00a0${uls}`,
    asOf: (day: string): string => `Checked on ${day}`,
    sold: 'Sold',
    offMarket: 'Off the market',
  },
});
