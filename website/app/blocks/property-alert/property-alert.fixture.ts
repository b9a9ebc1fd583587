import { type BlockFixtures, html, item, pictureOf, words } from '../fixtures.ts';

const picture = pictureOf('facade-006', 'Une maison en rangée', 'A row house');
const description = html(
  '<p>Dites-nous ce que vous cherchez\u00a0: nous vous écrirons dès qu’une propriété y correspond. Vous pouvez vous désabonner en tout temps.</p>',
  '<p>Tell us what you are looking for: we will write to you as soon as a property matches. You can unsubscribe at any time.</p>',
);

export const fixtures: BlockFixtures = {
  default: item('property_alert_block', {
    main_title: words('Soyez les premiers avisés', 'Be the first to know'),
    description,
    bg_media: picture,
  }),
  everything: {
    block_type: 'property_alert_block',
    block_params: { color_scheme: 'inverted' },
    fields: { main_title: words('Votre alerte immobilière', 'Your property alert'), description, bg_media: picture },
  },
  'without a picture': item('property_alert_block', { main_title: words('Votre alerte', 'Your alert'), description }),
  'very long French title': item('property_alert_block', {
    main_title: words(
      'Recevez les nouvelles inscriptions de l’arrondissement de Rivière-des-Prairies–Pointe-aux-Trembles avant tout le monde',
    ),
    description,
  }),
  'no word at all': item('property_alert_block', {}),
};
