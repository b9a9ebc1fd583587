import { describeBlock, describeItem } from '../fields.ts';
import { color } from '../kinds/color.ts';
import { icon } from '../kinds/icon.ts';
import { link } from '../kinds/link.ts';
import { repeater } from '../kinds/repeater.ts';
import { text } from '../kinds/text.ts';
import { displayPropsWithout } from './display-props.ts';

export const iconCtaCardItem = describeItem('icon_cta_card_item', {
  label: { fr: 'Carte d’appel à l’action', en: 'Call-to-action card' },
  doc: { fr: 'Une icône, une phrase et un bouton.', en: 'An icon, a sentence and a button.' },
  fields: {
    icon: icon(
      { fr: 'Icône', en: 'Icon' },
      { fr: 'Placée en haut de la carte.', en: 'Stands at the top of the card.' },
    ),
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'La phrase de la carte.', en: 'The sentence of the card.' }),
    cta: link(
      { fr: 'Bouton', en: 'Button' },
      { fr: 'Le texte et l’adresse du bouton.', en: 'The text and the address of the button.' },
    ),
    bg_color_primary: color(
      { fr: 'Couleur de fond', en: 'Background colour' },
      { fr: 'La couleur de la carte.', en: 'The colour of the card.' },
    ),
    text_color: color(
      { fr: 'Couleur du texte', en: 'Text colour' },
      {
        fr: 'La couleur du texte de la carte. Vide, c’est du noir ou du blanc, selon le fond.',
        en: 'The colour of the text of the card; black or white when empty, depending on the background.',
      },
    ),
  },
});

export const ctaDouble = describeBlock('cta_double_block', {
  group: 'cards',
  order: 20,
  label: { fr: 'Double appel à l’action', en: 'Double call to action' },
  doc: { fr: 'Deux cartes côte à côte, chacune avec son bouton.', en: 'Two cards side by side, each with a button.' },
  fields: {
    cards_repeater: repeater(
      [iconCtaCardItem],
      { fr: 'Cartes', en: 'Cards' },
      { fr: 'Deux cartes.', en: 'Two cards.' },
      { max: 2 },
    ),
    ...displayPropsWithout('bg_color_secondary', 'point_color'),
  },
});
