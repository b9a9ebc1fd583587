import { examplesOf, html, item, pictureOf, textOf, withParams } from '../../block-framework/fixtures/fixtures.ts';

const review = (
  name: string,
  [date, score]: [string | null, number | null],
  description: [string, string],
  portrait?: string,
) =>
  item('google_testimonial_item', {
    author_avatar: portrait ? pictureOf(portrait, '', '', 960, 1200) : null,
    author_name: textOf(name),
    description: html(`<p>${description[0]}</p>`, `<p>${description[1]}</p>`),
    review_date: date,
    review_score: score,
  });

const reviews = [
  review(
    'Catherine Lemieux',
    ['2026-10-02', 5],
    [
      'Rapide, franche et toujours joignable. Notre condo de Villeray s’est vendu la première fin de semaine, à un prix que nous n’espérions pas.',
      'Quick, frank and always reachable. Our Villeray condo sold on the first weekend, at a price that we did not hope for.',
    ],
    'portrait-016',
  ),
  review(
    'Omar Haddad',
    ['2026-08-19', 4.5],
    [
      'Un accompagnement sérieux du début à la fin. Une demi-étoile de moins pour le stationnement devant le bureau.',
      'Serious support from start to finish. Half a star less for the parking in front of the office.',
    ],
  ),
  review(
    'Josée Marcotte',
    ['2026-05-01', 5],
    [
      'Troisième achat avec la même équipe. Je ne changerais pour rien au monde.',
      'My third purchase with the same team. I would not change for anything.',
    ],
    'portrait-015',
  ),
  review(
    'Étienne Rioux',
    ['2026-01-12', 4],
    [
      'De bons conseils sur les travaux à faire avant la vente, et sur ceux à ne pas faire.',
      'Good advice on the work to do before the sale, and on the work not to do.',
    ],
  ),
];

export const fixtures = examplesOf(
  'testimonials_google_block',
  {
    main_title: textOf('Ce qu’on dit de nous', 'What people say'),
    average_score: 4.8694,
    total_reviews: 1212,
    testimonials_repeater: reviews,
  },
  {
    everything: withParams({ color_scheme: 'inverted' }),
    'one review': { testimonials_repeater: reviews.slice(0, 1), average_score: 5, total_reviews: 1 },
    'without an average score': { average_score: null, total_reviews: null },
    'without dates and scores': {
      testimonials_repeater: reviews.map(({ fields }) =>
        item('google_testimonial_item', { ...fields, review_date: null, review_score: null }),
      ),
    },
    'a date that is none': { testimonials_repeater: [review('Paul Caron', ['hier', 9], ['Merci.', 'Thank you.'])] },
    'nothing optional': {
      main_title: null,
      average_score: null,
      total_reviews: null,
      testimonials_repeater: [
        item('google_testimonial_item', { description: html('<p>Parfait.</p>', '<p>Perfect.</p>') }),
      ],
    },
    'very long French title': {
      main_title: textOf(
        'Les avis de celles et ceux que nous avons accompagnés, de la première visite à la remise des clés',
        'The reviews of our clients',
      ),
      testimonials_repeater: [
        review(
          'Marie-Antoinette Beauregard-Desrosiers de la Chevrotière',
          ['2026-02-03', 4.9],
          [
            Array.from({ length: 12 }, () => 'Anticonstitutionnellement, hypothécairement, parfaitement.').join(' '),
            Array.from({ length: 24 }, () => 'Perfectly done, from start to finish.').join(' '),
          ],
        ),
        ...reviews,
      ],
    },
  },
);
