import { describeBlock } from '../fields.ts';
import { image } from '../kinds/image.ts';
import { link } from '../kinds/link.ts';
import { repeater } from '../kinds/repeater.ts';
import { richtext } from '../kinds/richtext.ts';
import { text } from '../kinds/text.ts';
import { displayProps } from './display-props.ts';
import { iconLinkItem } from './items.ts';

export const author = describeBlock('author_block', {
  group: 'text',
  order: 100,
  label: { fr: 'Auteur', en: 'Author' },
  doc: { fr: 'La personne qui signe la page.', en: 'The person who wrote the page.' },
  fields: {
    author_avatar: image(
      { fr: 'Portrait', en: 'Portrait' },
      { fr: 'Le portrait de la personne.', en: 'The portrait of the person.' },
    ),
    author_name: text({ fr: 'Nom', en: 'Name' }, { fr: 'Prénom et nom.', en: 'First and last name.' }),
    description: richtext(
      { fr: 'Présentation', en: 'Biography' },
      { fr: 'Quelques phrases sur la personne.', en: 'A few sentences about the person.' },
    ),
    cta: link(
      { fr: 'Bouton', en: 'Button' },
      { fr: 'La page de la personne, ou un moyen de lui écrire.', en: 'The person’s page, or a way to write to them.' },
    ),
    icon_links_repeater: repeater(
      [iconLinkItem],
      { fr: 'Réseaux sociaux', en: 'Social networks' },
      { fr: 'Des icônes qui mènent aux réseaux sociaux.', en: 'Icons that link to the social networks.' },
    ),
    ...displayProps,
  },
});
