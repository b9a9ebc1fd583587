import { describeBlock } from '../fields.ts';
import { number } from '../kinds/number.ts';
import { text } from '../kinds/text.ts';
import { textarea } from '../kinds/textarea.ts';

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
      { fr: 'Le numéro de l’erreur, par exemple 404.', en: 'The number of the error, such as 404.' },
    ),
    main_title: text(
      { fr: 'Titre', en: 'Title' },
      { fr: 'Par défaut, «\u00a0Erreur 404\u00a0».', en: 'By default “404 error”.' },
    ),
    description: textarea(
      { fr: 'Texte', en: 'Text' },
      { fr: 'Par défaut, le message du code.', en: 'By default, the message of the status.' },
    ),
    debug: textarea(
      { fr: 'Détails techniques', en: 'Debug details' },
      {
        fr: 'Visible seulement sur les serveurs d’essai.',
        en: 'Shows on test servers only.',
      },
    ),
  },
});
