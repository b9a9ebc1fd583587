import {
  examplesOf,
  html,
  iconOf,
  item,
  lines,
  pictureOf,
  textOf,
  withParams,
} from '../../block-framework/fixtures/fixtures.ts';

const reasons = [
  item('about_item', {
    icon: iconOf('handshake'),
    main_title: textOf('Une négociation préparée', 'A prepared negotiation'),
    description: lines(
      'Nous comparons les ventes du quartier avant de parler de prix.',
      'We compare the sales of the neighbourhood before we speak of a price.',
    ),
  }),
  item('about_item', {
    icon: iconOf('shield-check'),
    main_title: textOf('Un dossier sans surprise', 'A file without surprises'),
    description: lines(
      'Certificat de localisation, déclarations et inspection : tout est vérifié d’avance.',
      'Certificate of location, declarations and inspection: all of it is checked ahead.',
    ),
  }),
  item('about_item', {
    icon: iconOf('sparkles'),
    main_title: textOf('Une mise en valeur soignée', 'Careful staging'),
    description: lines('La lumière, les photos et les mots justes.', 'The light, the pictures and the right words.'),
  }),
];

export const fixtures = examplesOf(
  'highlights_block',
  {
    main_title: textOf('Vendre en toute confiance', 'Sell with confidence'),
    description: html(
      '<p>Trois raisons de nous confier votre propriété.</p>',
      '<p>Three reasons to trust us with your home.</p>',
    ),
    image: pictureOf('room-001', 'Un salon baigné de lumière', 'A living room full of light'),
    about_repeater: reasons,
  },
  {
    everything: withParams(
      { color_scheme: 'normal-grey' },
      {
        description: html(
          '<p>Trois raisons de nous confier <strong>votre propriété</strong>.</p>',
          '<p>Three reasons to trust us with <strong>your home</strong>.</p>',
        ),
        info_source: textOf(
          'Source : notre sondage auprès de 214 vendeurs, 2026',
          'Source: our survey of 214 sellers, 2026',
        ),
        orientation_x: 'right',
      },
    ),
    'without a picture': { main_title: textOf('Trois raisons', 'Three reasons'), description: null, image: null },
    'very long French title': {
      main_title: textOf(
        'L’accompagnement d’une équipe qui connaît chaque rue de votre quartier et qui répond toujours à vos questions',
        'A team that knows your streets',
      ),
      description: null,
      about_repeater: reasons.slice(0, 1),
    },
    'no item at all': { main_title: textOf('Bientôt', 'Soon'), description: null, image: null, about_repeater: null },
  },
);
