import {
  examplesOf,
  html,
  iconOf,
  item,
  linkTo,
  pictureOf,
  textOf,
  withParams,
} from '../../block-framework/fixtures/fixtures.ts';

const network = (icon: string, name: string) =>
  item('icon_link_item', { icon: iconOf(icon), link: linkTo(name, name, `https://www.${icon}.com/`, 'href') });

export const fixtures = examplesOf(
  'author_block',
  {
    author_avatar: pictureOf('portrait-005', 'Annick Bergeron', 'Annick Bergeron', 960, 1200),
    author_name: textOf('Annick Bergeron'),
    description: html(
      '<p>Courtière immobilière depuis 2008, Annick accompagne les familles de la Rive-Sud. Elle écrit sur les premiers achats, les copropriétés et tout ce qu’un contrat ne dit pas.</p>',
      '<p>A real estate broker since 2008, Annick works with the families of the South Shore. She writes about first purchases, condominiums and all that a contract leaves unsaid.</p>',
    ),
    cta: linkTo('Voir son profil', 'See her profile', '/equipe'),
    icon_links_repeater: [network('linkedin', 'LinkedIn'), network('instagram', 'Instagram')],
  },
  {
    everything: withParams(
      { color_scheme: 'inverted' },
      {
        icon_links_repeater: [
          network('linkedin', 'LinkedIn'),
          network('instagram', 'Instagram'),
          network('facebook', 'Facebook'),
        ],
      },
    ),
    'without a portrait': withParams({ color_scheme: 'normal-grey' }, { author_avatar: null, cta: null }),
    'nothing optional': { author_avatar: null, description: null, cta: null, icon_links_repeater: null },
    'very long French title': {
      author_name: textOf('Marie-Antoinette Beauregard-Desrosiers de la Chevrotière'),
      cta: linkTo(
        'Consulter la présentation complète et les propriétés de cette courtière',
        'Read the whole biography',
        '/equipe',
      ),
    },
    'text alone': { author_avatar: null, author_name: null, cta: null, icon_links_repeater: null },
  },
);
