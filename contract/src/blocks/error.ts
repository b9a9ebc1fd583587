import { describeBlock, number, text, textarea } from '../fields.ts';

export const errorBlock = describeBlock('error_block', {
  label: { fr: 'Erreur', en: 'Error' },
  doc: 'Says that something could not be shown, and what to do next.',
  fields: {
    status_code: number(500, 'Code', 'Status code', 'The HTTP status that the page answers with.'),
    main_title: text('Titre', 'Title', 'By default “Erreur {code}”.'),
    description: textarea('Texte', 'Text', 'By default the message of the status.'),
    debug: textarea('Détails techniques', 'Debug details', 'Shown only where errors are exposed.'),
  },
});
