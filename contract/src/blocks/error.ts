import { describeBlock, number, text, textarea } from '../fields.ts';

export const errorBlock = describeBlock('error_block', {
  group: 'layout',
  order: 90,
  label: { fr: 'Erreur', en: 'Error' },
  doc: {
    fr: 'Dit au visiteur que quelque chose n’a pas pu s’afficher, et quoi faire ensuite.',
    en: 'Tells visitors that something could not be shown, and what to do next.',
  },
  fields: {
    status_code: number(
      500,
      { fr: 'Code', en: 'Status code' },
      { fr: 'Le code HTTP de la page.', en: 'The HTTP status of the page.' },
    ),
    main_title: text(
      { fr: 'Titre', en: 'Title' },
      { fr: 'Par défaut, «\u00a0Erreur {code}\u00a0».', en: 'By default “{code} error”.' },
    ),
    description: textarea(
      { fr: 'Texte', en: 'Text' },
      { fr: 'Par défaut, le message du code.', en: 'By default, the message of the status.' },
    ),
    debug: textarea(
      { fr: 'Détails techniques', en: 'Debug details' },
      {
        fr: 'Visible seulement là où les détails des erreurs sont exposés (EXPOSE_ERRORS).',
        en: 'Shows only where error details are exposed (EXPOSE_ERRORS).',
      },
    ),
  },
});
