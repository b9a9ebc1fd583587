import type { TourKind } from '@vitrine/contract/core/tour-kinds.ts';
import { defineTexts } from '../../../locale/define-texts.ts';

/** Titles of floor plans, tours and films, and of the links to them. */
export const mediaTexts = defineTexts({
  fr: {
    links: 'Plans, visite virtuelle et film',
    plans: (count: number): string => (count === 1 ? 'Plan' : 'Plans'),
    title: (kind: TourKind): string => (kind === 'film' ? 'Film' : 'Visite virtuelle'),
  },
  en: {
    links: 'Floor plans, virtual tour and film',
    plans: (count: number): string => (count === 1 ? 'Floor plan' : 'Floor plans'),
    title: (kind: TourKind): string => (kind === 'film' ? 'Film' : 'Virtual tour'),
  },
});
