import { examplesOf, html, pictureOf, textOf, withParams } from '../../block-framework/fixtures/fixtures.ts';

const picture = pictureOf('office-004', 'Un bureau sur une rue bordée d’arbres', 'An office on a tree-lined street');
const portrait = pictureOf(
  'portrait-003',
  'Portrait de Camille Roy-Tremblay',
  'Portrait of Camille Roy-Tremblay',
  960,
  1200,
);

const promise = html(
  '<p>Nous répondons en un jour ouvrable. Vos coordonnées ne servent qu’à vous répondre.</p>',
  '<p>We answer within one business day. Your details are used only to reply to you.</p>',
);

const nothing = { main_title: null, description: null, bg_media: null };

export const fixtures = examplesOf(
  'contact_form_block',
  { main_title: textOf('Écrivez-nous', 'Write to us'), description: promise, bg_media: picture },
  {
    everything: withParams(
      { color_scheme: 'normal-grey' },
      {
        main_title: textOf('Parlons de votre projet', 'Let us talk about your project'),
        recipient_type: 'broker',
        recipient_slug: 'camille-roy-tremblay',
        broker_avatar: portrait,
        broker_name: textOf('Camille Roy-Tremblay'),
        broker_subtitle: textOf('Courtière immobilière résidentielle', 'Residential real estate broker'),
        broker_under_subtitle: textOf('514 555-0142'),
        bg_media: { ...picture, center: { x: 50, y: 30 } },
      },
    ),
    'without a picture': { bg_media: null },
    'without a title, to a team': {
      ...nothing,
      recipient_type: 'team',
      recipient_slug: 'equipe-rive-sud',
      broker_name: textOf('L’équipe de la Rive-Sud', 'The South Shore team'),
      broker_subtitle: textOf('Quatre courtiers à Longueuil', 'Four brokers in Longueuil'),
    },
    'to an office, inverted': withParams(
      { color_scheme: 'inverted' },
      {
        main_title: textOf('Passez au bureau', 'Drop by the office'),
        recipient_type: 'office',
        recipient_slug: 'plateau',
        broker_name: textOf('Bureau du Plateau', 'Plateau office'),
        broker_subtitle: textOf('4260, rue Saint-Denis, Montréal', '4260 Saint-Denis Street, Montréal'),
      },
    ),
    'very long French title': {
      main_title: textOf(
        'Une question sur l’accompagnement, le financement ou la mise en marché de votre propriété ? Écrivez-nous',
        'A question? Write to us',
      ),
    },
    'nothing optional': nothing,
  },
);
