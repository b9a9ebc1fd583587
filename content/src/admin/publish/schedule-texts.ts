import type { ScheduleAction } from '../../schedule/scheduled-change.ts';

interface ScheduleTexts {
  title: string;
  help: (zone: string) => string;
  labels: Record<ScheduleAction, string>;
  submit: string;
  submitAnyway: string;
  checking: string;
  saveFirst: string;
  saved: string;
  cancelled: string;
  notSaved: string;
  notLoaded: string;
  planned: Record<ScheduleAction, (date: string) => string>;
  by: (name: string) => string;
  failed: Record<ScheduleAction, (date: string, reason: string) => string>;
  cancel: Record<ScheduleAction, string>;
  dismiss: string;
}

export const scheduleTexts: Record<'fr' | 'en', ScheduleTexts> = {
  fr: {
    title: 'Programmation',
    help: (zone) => `Dates et heures\u00a0: ${zone}.`,
    labels: { publish: 'Publier le brouillon le', unpublish: 'Retirer du site le' },
    submit: 'Programmer',
    submitAnyway: 'Programmer quand même',
    checking: 'Vérification…',
    saveFirst: 'Enregistrez d’abord le brouillon\u00a0: c’est lui qui sera publié.',
    saved: 'La programmation est enregistrée.',
    cancelled: 'La programmation est annulée.',
    notSaved: 'La programmation n’a pas pu être enregistrée. Réessayez.',
    notLoaded: 'La programmation n’a pas pu être lue. Rechargez la page.',
    planned: {
      publish: (date) => `Sera publié le ${date}`,
      unpublish: (date) => `Sera retiré du site le ${date}`,
    },
    by: (name) => `Programmé par ${name}`,
    failed: {
      publish: (date, reason) => `La publication prévue le ${date} a échoué. ${reason}`,
      unpublish: (date, reason) => `Le retrait prévu le ${date} a échoué. ${reason}`,
    },
    cancel: { publish: 'Annuler la publication', unpublish: 'Annuler le retrait' },
    dismiss: 'Effacer cet avis',
  },
  en: {
    title: 'Schedule',
    help: (zone) => `Dates and times: ${zone}.`,
    labels: { publish: 'Publish the draft on', unpublish: 'Take down on' },
    submit: 'Schedule',
    submitAnyway: 'Schedule anyway',
    checking: 'Checking…',
    saveFirst: 'Save the draft first: it is what will be published.',
    saved: 'The schedule is saved.',
    cancelled: 'The schedule is cancelled.',
    notSaved: 'The schedule could not be saved. Try again.',
    notLoaded: 'The schedule could not be read. Reload the page.',
    planned: {
      publish: (date) => `Will be published ${date}`,
      unpublish: (date) => `Will be taken down ${date}`,
    },
    by: (name) => `Scheduled by ${name}`,
    failed: {
      publish: (date, reason) => `Publishing on ${date} failed. ${reason}`,
      unpublish: (date, reason) => `Taking down on ${date} failed. ${reason}`,
    },
    cancel: { publish: 'Cancel publishing', unpublish: 'Cancel taking down' },
    dismiss: 'Dismiss this notice',
  },
};
