import type { TourKind } from '@vitrine/contract/core/tour-kinds.ts';
import { defineTexts } from '../../../locale/define-texts.ts';

/** Texts of tours and films, and of a floor plan. */
export const tourTexts = defineTexts({
  fr: {
    plan: (index: number, count: number, alt: string): string =>
      `Plan${count > 1 ? ` ${index} de ${count}` : ''}${alt ? `\u00a0: ${alt}` : ''}`,
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
    plan: (index: number, count: number, alt: string): string =>
      `Floor plan${count > 1 ? ` ${index} of ${count}` : ''}${alt ? `: ${alt}` : ''}`,
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
