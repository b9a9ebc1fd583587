import { describeBlock, describeItem } from '../fields.ts';
import { image } from '../kinds/image.ts';
import { repeater } from '../kinds/repeater.ts';
import { text } from '../kinds/text.ts';
import { displayProps } from './display-props.ts';
import { iconListItem } from './items.ts';

export const bankEmployeeItem = describeItem('bank_employee_item', {
  label: { fr: 'Conseiller', en: 'Advisor' },
  doc: {
    fr: 'Une personne de l’institution, et comment la joindre.',
    en: 'A person of the institution, and the ways to reach them.',
  },
  fields: {
    person_avatar: image(
      { fr: 'Portrait', en: 'Portrait' },
      { fr: 'Le portrait de la personne.', en: 'The portrait of the person.' },
    ),
    person_name: text({ fr: 'Nom', en: 'Name' }, { fr: 'Prénom et nom.', en: 'First and last name.' }),
    person_subtitle: text(
      { fr: 'Titre', en: 'Title' },
      { fr: 'Comme «\u00a0représentante hypothécaire\u00a0».', en: 'Such as “mortgage specialist”.' },
    ),
    list_items_repeater: repeater(
      [iconListItem],
      { fr: 'Coordonnées', en: 'Contact details' },
      { fr: 'Le téléphone, le courriel, la région.', en: 'The phone number, the e-mail address, the area.' },
    ),
  },
});

export const bankPartnerItem = describeItem('bank_partner_item', {
  label: { fr: 'Institution financière', en: 'Financial institution' },
  doc: { fr: 'Une institution et ses conseillers.', en: 'An institution and its advisors.' },
  fields: {
    logo: image({ fr: 'Logo', en: 'Logo' }, { fr: 'Le logo de l’institution.', en: 'The logo of the institution.' }),
    name: text(
      { fr: 'Nom', en: 'Name' },
      { fr: 'Le nom, qui sert aussi de filtre.', en: 'The name, which also serves as a filter.' },
    ),
    employees_repeater: repeater(
      [bankEmployeeItem],
      { fr: 'Conseillers', en: 'Advisors' },
      { fr: 'Les personnes à joindre.', en: 'The people to reach.' },
    ),
  },
});

export const bankPartners = describeBlock('bank_partners_block', {
  group: 'people',
  order: 70,
  label: { fr: 'Partenaires financiers', en: 'Bank partners' },
  doc: {
    fr: 'Des institutions financières et leurs conseillers, qu’un visiteur peut filtrer par nom.',
    en: 'Financial institutions and their advisors, which visitors may filter by name.',
  },
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    partners_repeater: repeater(
      [bankPartnerItem],
      { fr: 'Institutions', en: 'Institutions' },
      { fr: 'Les institutions. Six s’affichent d’abord.', en: 'The institutions. Six show at first.' },
    ),
    ...displayProps,
  },
});
