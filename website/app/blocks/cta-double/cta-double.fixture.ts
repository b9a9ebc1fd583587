import { examplesOf, iconOf, item, linkTo, textOf, withParams } from '../../block-framework/fixtures/fixtures.ts';

const buy = {
  icon: iconOf('key'),
  main_title: textOf('Vous cherchez une propriété\u00a0?', 'Looking for a property?'),
  cta: linkTo('Créer une alerte', 'Create an alert', '/proprietes'),
};
const sell = {
  icon: iconOf('house'),
  main_title: textOf('Vous pensez à vendre\u00a0?', 'Thinking of selling?'),
  cta: linkTo('Demander une évaluation', 'Ask for a valuation', '/contact'),
};
const cards = (...fields: Record<string, unknown>[]) => fields.map((each) => item('icon_cta_card_item', each));

export const fixtures = examplesOf(
  'cta_double_block',
  { cards_repeater: cards(buy, sell) },
  {
    everything: withParams(
      { color_scheme: 'inverted' },
      {
        cards_repeater: cards(
          { ...buy, bg_color_primary: 'accent1.light' },
          { ...sell, bg_color_primary: 'gray2', text_color: 'gray10' },
        ),
      },
    ),
    'in grey': withParams({ color_scheme: 'normal-grey' }),
    'one card': { cards_repeater: cards(sell) },
    'nothing optional': {
      cards_repeater: cards(
        { main_title: buy.main_title },
        { icon: buy.icon, cta: linkTo('Écrire', 'Write', '/contact', 'href') },
      ),
    },
    'very long French title': {
      cards_repeater: cards(
        {
          ...buy,
          main_title: textOf(
            'Vous cherchez une copropriété anticonstitutionnellement lumineuse à distance de marche du métro\u00a0?',
            'Looking for a bright condominium near the metro?',
          ),
        },
        {
          ...sell,
          cta: linkTo('Demander une évaluation gratuite et confidentielle de ma propriété', 'Ask for it', '/contact'),
        },
      ),
    },
    'no item at all': { cards_repeater: null },
  },
);
