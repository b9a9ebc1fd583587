import { examplesOf, html, item, pictureOf, textOf, withParams } from '../../block-framework/fixtures/fixtures.ts';

const card = (
  name: string,
  subtitle: [string, string],
  description: [string, string],
  portrait?: string,
  colors: Record<string, string> = {},
) =>
  item('testimonial_card_item', {
    author_avatar: portrait ? pictureOf(portrait, '', '', 960, 1200) : null,
    author_name: textOf(name),
    author_subtitle: textOf(...subtitle),
    description: html(`<p>${description[0]}</p>`, `<p>${description[1]}</p>`),
    ...colors,
  });

const long: [string, string] = [
  'Nous cherchions depuis dix-huit mois, avec deux enfants, un chien et peu de temps. Léa a pris la peine de comprendre ce qui comptait pour nous, nous a déconseillé trois maisons qui nous plaisaient et nous a appelés le matin où la bonne a été mise en marché. L’offre était prête à midi, l’inspection réservée pour le lendemain, et le notaire choisi avant la fin de la semaine. Quand l’inspecteur a trouvé une fissure, elle connaissait déjà l’entrepreneur qui saurait dire si c’était grave. Ce ne l’était pas. Nous avons emménagé en juin, et elle est passée voir le jardin.',
  'We had been looking for eighteen months, with two children, a dog and little time. Léa took the trouble to learn what mattered to us, advised against three houses that we liked, and called us the morning the right one came to market. The offer was ready at noon, the inspection booked for the next day, and the notary chosen before the week was out. When the inspector found a crack, she already knew the contractor who could tell whether it was serious. It was not. We moved in in June, and she came by to see the garden.',
];

const testimonials = [
  card('Marianne et Félix Dubuc', ['Acheteurs, Rosemont', 'Buyers, Rosemont'], long, 'portrait-007'),
  card(
    'Gilles Pronovost',
    ['Vendeur, Longueuil', 'Seller, Longueuil'],
    [
      'Vendu en neuf jours, au-dessus du prix demandé. Surtout, jamais une question sans réponse.',
      'Sold in nine days, above the asking price. Best of all, never a question without an answer.',
    ],
    'portrait-008',
  ),
  card(
    'Thu Ha Nguyen',
    ['Première acheteuse, Verdun', 'First-time buyer, Verdun'],
    [
      'On m’a tout expliqué, deux fois s’il le fallait. Je suis propriétaire, et je dors bien.',
      'Everything was explained to me, twice if need be. I own my home, and I sleep well.',
    ],
  ),
  card(
    'Famille Okafor',
    ['Vendeurs et acheteurs, Brossard', 'Sellers and buyers, Brossard'],
    [
      'Vendre et acheter le même mois nous faisait peur. Le calendrier a tenu à la journée près.',
      'Selling and buying in one month scared us. The schedule held to the day.',
    ],
    'portrait-010',
  ),
  card(
    'Réjean Thibault',
    ['Vendeur, Québec', 'Seller, Québec'],
    [
      'Une estimation juste, une visite libre bien menée, un acte signé.',
      'A fair estimate, a good open house, a signed deed.',
    ],
  ),
];

export const fixtures = examplesOf(
  'testimonials_slider_block',
  { main_title: textOf('Ils nous ont fait confiance', 'They trusted us'), testimonials_repeater: testimonials },
  {
    everything: withParams(
      { color_scheme: 'normal-grey' },
      {
        testimonials_repeater: testimonials.map(({ fields }, index) =>
          item('testimonial_card_item', {
            ...fields,
            ...(index % 2 === 0
              ? { bg_color_primary: '#12324a', text_color: '#ffffff' }
              : { bg_color_primary: '#f3e8d8' }),
          }),
        ),
      },
    ),
    'no more than three': { testimonials_repeater: testimonials.slice(1, 4) },
    'without a title': { main_title: null },
    'fewer than three after sanitising': {
      testimonials_repeater: [
        ...testimonials.slice(1, 3),
        item('testimonial_card_item', { description: html('<script>alert(1)</script>') }),
      ],
    },
    'very long French title': {
      main_title: textOf(
        'Les mots de celles et ceux que nous avons accompagnés, de la première visite à la remise des clés',
        'The words of our clients',
      ),
      testimonials_repeater: [
        card(
          'Marie-Antoinette Beauregard-Desrosiers de la Chevrotière',
          ['Propriétaire d’un immeuble à revenus de douze logements, Saint-Jean-sur-Richelieu', 'Owner'],
          ['Anticonstitutionnellement, hypothécairement, parfaitement.', 'Perfectly.'],
          'portrait-016',
        ),
        ...testimonials,
      ],
    },
  },
);
