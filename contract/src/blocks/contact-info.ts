import { describeBlock } from '../fields.ts';
import { repeater } from '../kinds/repeater.ts';
import { richtext } from '../kinds/richtext.ts';
import { text } from '../kinds/text.ts';
import { displayProps } from './display-props.ts';
import { iconLinkItem } from './items.ts';

export const contactInfo = describeBlock('contact_info_block', {
  group: 'text',
  order: 110,
  label: { fr: 'Coordonnées', en: 'Contact details' },
  doc: {
    fr: 'Le téléphone, le courriel et l’adresse, avec un mot d’accueil.',
    en: 'Phone number, e-mail address and street address, with a few words of welcome.',
  },
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    description: richtext({ fr: 'Texte', en: 'Text' }, { fr: 'Le corps du texte.', en: 'The body text.' }),
    icon_links_repeater: repeater(
      [iconLinkItem],
      { fr: 'Coordonnées', en: 'Contact details' },
      {
        fr: 'Le téléphone, le courriel, l’adresse. L’icône précède le texte du lien.',
        en: 'The phone number, the e-mail address, the street address. The icon stands before the text of the link.',
      },
    ),
    ...displayProps,
  },
});
