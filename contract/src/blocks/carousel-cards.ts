import { describeBlock, describeItem } from '../fields.ts';
import { image } from '../kinds/image.ts';
import { link } from '../kinds/link.ts';
import { repeater } from '../kinds/repeater.ts';
import { richtext } from '../kinds/richtext.ts';
import { text } from '../kinds/text.ts';
import { displayProps } from './display-props.ts';

export const cardItem = describeItem('card_item', {
  label: { fr: 'Carte', en: 'Card' },
  doc: {
    fr: 'Une image, un titre et un texte, qui mènent à une page.',
    en: 'A picture, a title and a text that lead to a page.',
  },
  fields: {
    image: image({ fr: 'Image', en: 'Picture' }, { fr: 'L’image de la carte.', en: 'The picture of the card.' }),
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre de la carte.', en: 'The title of the card.' }),
    description: richtext({ fr: 'Texte', en: 'Text' }, { fr: 'Une ou deux phrases.', en: 'One or two sentences.' }),
    link: link(
      { fr: 'Lien', en: 'Link' },
      { fr: 'La page où mène la carte.', en: 'The page to which the card leads.' },
    ),
  },
});

export const carouselCards = describeBlock('carousel_cards_block', {
  group: 'cards',
  order: 60,
  label: { fr: 'Carrousel de cartes', en: 'Cards carousel' },
  doc: { fr: 'Des cartes illustrées qui défilent.', en: 'Illustrated cards in a carousel.' },
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    cards_repeater: repeater(
      [cardItem],
      { fr: 'Cartes', en: 'Cards' },
      {
        fr: 'Une à quatre cartes sont visibles à la fois, selon l’écran.',
        en: 'One to four cards are visible at a time, depending on the screen.',
      },
    ),
    ...displayProps,
  },
});
