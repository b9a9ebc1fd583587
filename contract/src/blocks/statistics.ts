import { describeBlock, describeItem } from '../fields.ts';
import { choice } from '../kinds/choice.ts';
import { color } from '../kinds/color.ts';
import { image } from '../kinds/image.ts';
import { repeater } from '../kinds/repeater.ts';
import { text } from '../kinds/text.ts';
import { textarea } from '../kinds/textarea.ts';
import { displayProps } from './display-props.ts';

export const statisticItem = describeItem('statistic_item', {
  label: { fr: 'Statistique', en: 'Statistic' },
  doc: { fr: 'Un chiffre et ce qu’il dit.', en: 'A figure and its meaning.' },
  fields: {
    super_title: text(
      { fr: 'Surtitre', en: 'Super title' },
      { fr: 'Un mot ou deux au-dessus du chiffre.', en: 'A word or two above the figure.' },
    ),
    main_title: text({ fr: 'Chiffre', en: 'Figure' }, { fr: 'Comme «\u00a098\u00a0%\u00a0».', en: 'Such as “98%”.' }),
    description: textarea(
      { fr: 'Texte', en: 'Text' },
      { fr: 'Le sens du chiffre, en une phrase.', en: 'The meaning of the figure in one sentence.' },
    ),
    image: image({ fr: 'Image', en: 'Picture' }, { fr: 'Une image ou un dessin.', en: 'A picture or a drawing.' }),
    bg_color_primary: color(
      { fr: 'Couleur de fond', en: 'Background colour' },
      { fr: 'La couleur de la carte.', en: 'The colour of the card.' },
    ),
    text_color: color(
      { fr: 'Couleur du texte', en: 'Text colour' },
      {
        fr: 'La couleur du texte. Vide, elle suit le fond.',
        en: 'The colour of the text; it follows the background when empty.',
      },
    ),
  },
});

export const statistics = describeBlock('statistics_block', {
  group: 'cards',
  order: 50,
  label: { fr: 'Statistiques', en: 'Statistics' },
  doc: { fr: 'Quelques chiffres, en trois présentations.', en: 'A few figures, in three layouts.' },
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    statistics_repeater: repeater(
      [statisticItem],
      { fr: 'Statistiques', en: 'Statistics' },
      { fr: 'Trois ou quatre chiffres.', en: 'Three or four figures.' },
    ),
    ...displayProps,
  },
  params: {
    variant: choice(
      {
        variant_1: { fr: 'En colonnes', en: 'Columns' },
        variant_2: { fr: 'En cartes', en: 'Cards' },
        variant_3: { fr: 'En liste', en: 'List' },
      },
      'variant_1',
      { fr: 'Présentation', en: 'Layout' },
      { fr: 'La mise en page des chiffres.', en: 'The layout of the figures.' },
    ),
  },
});
