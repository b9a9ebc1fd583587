import { examplesOf, html, iconOf, item, textOf, withParams } from '../../block-framework/fixtures/fixtures.ts';

const question = (icon: string | null, fr: string, en: string, frAnswer: string, enAnswer: string) =>
  item('qa_item', {
    ...(icon && { icon: iconOf(icon) }),
    main_title: textOf(fr, en),
    description: html(frAnswer, enAnswer),
  });

const questions = [
  question(
    null,
    'Combien de temps faut-il pour vendre ?',
    'How long does a sale take?',
    '<p>Dans nos quartiers, la moitié des propriétés trouvent preneur en 34 jours. Le prix de départ compte plus que la saison.</p>',
    '<p>In our neighbourhoods, half of the homes are sold within 34 days. The asking price matters more than the season.</p>',
  ),
  question(
    null,
    'Qui paie le courtier ?',
    'Who pays the broker?',
    '<p>Le vendeur, chez le notaire, et seulement si la vente se conclut.</p>',
    '<p>The seller, at the notary’s, and only if the sale closes.</p>',
  ),
  question(
    null,
    'Faut-il rénover avant de vendre ?',
    'Should I renovate before I sell?',
    '<p>Rarement. Peinture, lumière et <a href="/blogue">quelques réparations</a> rapportent plus qu’une cuisine neuve&nbsp;:</p><ul><li>la peinture, presque toujours&nbsp;;</li><li>la toiture, si elle coule.</li></ul>',
    '<p>Seldom. Paint, light and <a href="/blog">a few repairs</a> bring more than a new kitchen:</p><ul><li>paint, almost always;</li><li>the roof, if it leaks.</li></ul>',
  ),
];

export const fixtures = examplesOf(
  'questions_answers_block',
  {
    main_title: textOf('Questions fréquentes', 'Frequently asked questions'),
    description: html(
      '<p>Vous ne trouvez pas la vôtre ? <a href="/contact">Écrivez-nous</a>.</p>',
      '<p>Is yours not there? <a href="/contact">Write to us</a>.</p>',
    ),
    items_repeater: questions,
  },
  {
    everything: withParams(
      { color_scheme: 'inverted' },
      {
        main_title: textOf('Avant de signer', 'Before you sign'),
        description: html('<p>Trois réponses honnêtes.</p>', '<p>Three honest answers.</p>'),
        items_repeater: questions.map(({ fields, ...rest }, index) => ({
          ...rest,
          fields: { ...fields, icon: iconOf(['calendar-days', 'hand-coins', 'paint-roller'][index] ?? 'circle-help') },
        })),
      },
    ),
    'without a title': { main_title: null, description: null },
    'very long French question': {
      description: null,
      items_repeater: [
        question(
          'scale',
          'Que se passe-t-il lorsque l’inspection préachat révèle un défaut important qui n’apparaissait pas dans les déclarations du vendeur ?',
          'What if the inspection shows a serious defect?',
          '<p>La promesse d’achat vous permet de renégocier ou de vous retirer.</p>',
          '<p>The promise to purchase lets you renegotiate or withdraw.</p>',
        ),
      ],
    },
    'no item at all': {
      main_title: textOf('Questions fréquentes', 'Questions'),
      description: null,
      items_repeater: null,
    },
  },
);
