import type { ScheduleAction } from '../../schedule/scheduled-change.ts';

type Line = Record<ScheduleAction, (date: string) => string>;

/** Short texts about scheduled changes, for lists. */
export const cellTexts: Record<'fr' | 'en', { planned: Line; failed: Line }> = {
  fr: {
    planned: { publish: (date) => `Publication le ${date}`, unpublish: (date) => `Retrait le ${date}` },
    failed: { publish: (date) => `Publication échouée, ${date}`, unpublish: (date) => `Retrait échoué, ${date}` },
  },
  en: {
    planned: { publish: (date) => `Publishes ${date}`, unpublish: (date) => `Comes down ${date}` },
    failed: { publish: (date) => `Publishing failed, ${date}`, unpublish: (date) => `Taking down failed, ${date}` },
  },
};
