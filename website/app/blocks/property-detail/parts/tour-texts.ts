import type { TourKind } from '@vitrine/contract/core/listing-details.ts';
import { defineTexts } from '../../../locale/define-texts.ts';

/** Texts of floor plans, tours and films. */
export const tourTexts = defineTexts({
  fr: {
    links: 'Plans, visite virtuelle et film',
    plans: (count: number): string => (count === 1 ? 'Plan' : 'Plans'),
    plan: (index: number, count: number, alt: string): string =>
      `Plan${count > 1 ? ` ${index} de ${count}` : ''}${alt ? `\u00a0: ${alt}` : ''}`,
    title: (kind: TourKind): string => (kind === 'film' ? 'Film' : 'Visite virtuelle'),
    start: (kind: TourKind): string => (kind === 'film' ? 'Regarder le film' : 'Commencer la visite virtuelle'),
    outside: (kind: TourKind): string => (kind === 'film' ? 'Regarder le film' : 'Ouvrir la visite virtuelle'),
    at: (provider: string): string => `Avec ${provider}`,
    newTab: (provider: string): string => `Chez ${provider}, dans un nouvel onglet`,
    consent: (provider: string): string =>
      `Rien n’a encore été demandé à ${provider}. Si vous continuez, ${provider} recevra votre adresse IP et pourra déposer des témoins.`,
    accept: 'Accepter et continuer',
    open: (provider: string): string => `Ouvrir chez ${provider}`,
  },
  en: {
    links: 'Floor plans, virtual tour and film',
    plans: (count: number): string => (count === 1 ? 'Floor plan' : 'Floor plans'),
    plan: (index: number, count: number, alt: string): string =>
      `Floor plan${count > 1 ? ` ${index} of ${count}` : ''}${alt ? `: ${alt}` : ''}`,
    title: (kind: TourKind): string => (kind === 'film' ? 'Film' : 'Virtual tour'),
    start: (kind: TourKind): string => (kind === 'film' ? 'Watch the film' : 'Start the virtual tour'),
    outside: (kind: TourKind): string => (kind === 'film' ? 'Watch the film' : 'Open the virtual tour'),
    at: (provider: string): string => `With ${provider}`,
    newTab: (provider: string): string => `At ${provider}, in a new tab`,
    consent: (provider: string): string =>
      `Nothing has been asked of ${provider} yet. If you continue, ${provider} will receive your IP address and may set cookies.`,
    accept: 'Accept and continue',
    open: (provider: string): string => `Open at ${provider}`,
  },
});
