import { examplesOf, html, pictureOf, textOf, withParams } from '../../block-framework/fixtures/fixtures.ts';

export const fixtures = examplesOf(
  'property_alert_block',
  {
    main_title: textOf('Soyez les premiers avisés', 'Be the first to know'),
    description: html(
      '<p>Dites-nous ce que vous cherchez\u00a0: nous vous écrirons dès qu’une propriété y correspond. Vous pouvez vous désabonner en tout temps.</p>',
      '<p>Tell us what you are looking for: we will write to you as soon as a property matches. You can unsubscribe at any time.</p>',
    ),
    bg_media: pictureOf('facade-006', 'Une maison en rangée', 'A row house'),
  },
  {
    everything: withParams(
      { color_scheme: 'inverted' },
      { main_title: textOf('Votre alerte immobilière', 'Your property alert') },
    ),
    'without a picture': { main_title: textOf('Votre alerte', 'Your alert'), bg_media: null },
    'very long French title': {
      main_title: textOf(
        'Recevez les nouvelles inscriptions de l’arrondissement de Rivière-des-Prairies–Pointe-aux-Trembles avant tout le monde',
      ),
      bg_media: null,
    },
    'no word at all': { main_title: null, description: null, bg_media: null },
  },
);
