import { describeBlock, describeItem } from '../fields.ts';
import { image } from '../kinds/image.ts';
import { link } from '../kinds/link.ts';
import { repeater } from '../kinds/repeater.ts';
import { text } from '../kinds/text.ts';
import { textarea } from '../kinds/textarea.ts';
import { displayProps } from './display-props.ts';
import { iconListItem, tagItem } from './items.ts';

export const partnerItem = describeItem('partner_item', {
  label: { fr: 'Partenaire', en: 'Partner' },
  doc: { fr: 'Un partenaire et comment le joindre.', en: 'A partner and the ways to reach them.' },
  fields: {
    image: image({ fr: 'Image', en: 'Picture' }, { fr: 'Le logo ou une photo.', en: 'The logo or a photo.' }),
    main_title: text({ fr: 'Nom', en: 'Name' }, { fr: 'Le nom du partenaire.', en: 'The name of the partner.' }),
    sub_title: text(
      { fr: 'Sous-titre', en: 'Subtitle' },
      { fr: 'Le métier, comme «\u00a0notaire\u00a0».', en: 'The profession, such as “notary”.' },
    ),
    description: textarea({ fr: 'Texte', en: 'Text' }, { fr: 'Une ou deux phrases.', en: 'One or two sentences.' }),
    list_items_repeater: repeater(
      [iconListItem],
      { fr: 'Coordonnées', en: 'Contact details' },
      { fr: 'Le téléphone, le courriel, l’adresse.', en: 'The phone number, the e-mail address, the street address.' },
    ),
    tags_repeater: repeater(
      [tagItem],
      { fr: 'Étiquettes', en: 'Tags' },
      {
        fr: 'Celles du bloc qui décrivent ce partenaire, avec le même nom.',
        en: 'Those of the block that describe this partner, with the same name.',
      },
    ),
    cta: link(
      { fr: 'Bouton', en: 'Button' },
      { fr: 'Le texte et l’adresse du bouton.', en: 'The text and the address of the button.' },
    ),
  },
});

export const partners = describeBlock('partners_block', {
  group: 'people',
  order: 60,
  label: { fr: 'Partenaires', en: 'Partners' },
  doc: {
    fr: 'Des partenaires, qu’un visiteur peut filtrer par étiquette.',
    en: 'Partners, which visitors may filter by tag.',
  },
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    tags_repeater: repeater(
      [tagItem],
      { fr: 'Étiquettes', en: 'Tags' },
      { fr: 'Les étiquettes qui servent de filtres.', en: 'The tags that serve as filters.' },
    ),
    partners_repeater: repeater(
      [partnerItem],
      { fr: 'Partenaires', en: 'Partners' },
      { fr: 'Les partenaires. Six s’affichent d’abord.', en: 'The partners. Six show at first.' },
    ),
    ...displayProps,
  },
});
