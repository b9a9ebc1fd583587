import {
  type BlockFixtures,
  examplesOf,
  html,
  item,
  pictureOf,
  textOf,
  withParams,
} from '../../block-framework/fixtures/fixtures.ts';

const testimonial = (name: string, subtitle: [string, string], description: [string, string], portrait?: string) =>
  item('testimonial_item', {
    author_avatar: portrait ? pictureOf(portrait, '', '', 960, 1200) : null,
    author_name: textOf(name),
    author_subtitle: textOf(...subtitle),
    description: html(`<p>${description[0]}</p>`, `<p>${description[1]}</p>`),
  });

const long: [string, string] = [
  Array.from(
    { length: 5 },
    () =>
      'Nous cherchions depuis dix-huit mois, avec deux enfants, un chien et peu de temps. Léa a pris la peine de comprendre ce qui comptait pour nous, nous a déconseillé trois maisons qui nous plaisaient et nous a appelés le matin où la bonne a été mise en marché.',
  ).join('</p><p>'),
  Array.from(
    { length: 5 },
    () =>
      'We had been looking for eighteen months, with two children, a dog and little time. Léa took the trouble to learn what mattered to us, advised against three houses that we liked, and called us the morning the right one came to market.',
  ).join('</p><p>'),
];

const testimonials = [
  testimonial('Marianne et Félix Dubuc', ['Acheteurs, Rosemont', 'Buyers, Rosemont'], long, 'portrait-001'),
  testimonial(
    'Gilles Pronovost',
    ['Vendeur, Longueuil', 'Seller, Longueuil'],
    [
      'Vendu en neuf jours, au-dessus du prix demandé. Surtout, jamais une question sans réponse.',
      'Sold in nine days, above the asking price. Best of all, never a question without an answer.',
    ],
    'portrait-002',
  ),
  testimonial(
    'Thu Ha Nguyen',
    ['Première acheteuse, Verdun', 'First-time buyer, Verdun'],
    [
      'On m’a tout expliqué, deux fois s’il le fallait. Je suis propriétaire, et je dors bien.',
      'Everything was explained to me, twice if need be. I own my home, and I sleep well.',
    ],
  ),
  testimonial(
    'Famille Okafor',
    ['Vendeurs et acheteurs, Brossard', 'Sellers and buyers, Brossard'],
    [
      'Vendre et acheter le même mois nous faisait peur. Le calendrier a tenu à la journée près.',
      'Selling and buying in one month scared us. The schedule held to the day.',
    ],
    'portrait-003',
  ),
  testimonial(
    'Réjean Thibault',
    ['Vendeur, Québec', 'Seller, Québec'],
    [
      'Une estimation juste, une visite libre bien menée, un acte signé.',
      'A fair estimate, a good open house, a signed deed.',
    ],
  ),
];

export const fixtures: BlockFixtures = examplesOf(
  'testimonials_list_block',
  { main_title: textOf('Ce que disent nos clients', 'What our clients say'), testimonials_repeater: testimonials },
  {
    everything: withParams({ color_scheme: 'normal-grey' }),
    'no more than three': { testimonials_repeater: testimonials.slice(0, 2) },
    'without a title': { main_title: null },
    'very long French title': {
      main_title: textOf(
        'Les mots de celles et ceux que nous avons accompagnés, de la première visite à la remise des clés',
        'The words of our clients',
      ),
      testimonials_repeater: [
        testimonial(
          'Marie-Antoinette Beauregard-Desrosiers de la Chevrotière',
          ['Propriétaire d’un immeuble à revenus de douze logements, Saint-Jean-sur-Richelieu', 'Owner'],
          ['Anticonstitutionnellement, hypothécairement, parfaitement.', 'Perfectly.'],
        ),
      ],
    },
    'no item at all': { testimonials_repeater: null },
  },
);
