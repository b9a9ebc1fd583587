import { describeBlock, describeItem } from '../fields.ts';
import { image } from '../kinds/image.ts';
import { link } from '../kinds/link.ts';
import { optionList } from '../kinds/option-list.ts';
import { repeater } from '../kinds/repeater.ts';
import { scalar } from '../kinds/scalar.ts';
import { text } from '../kinds/text.ts';
import { textarea } from '../kinds/textarea.ts';
import { displayProps } from './display-props.ts';
import { iconLinkItem, iconListItem } from './items.ts';
import { contextType } from './layout-fields.ts';
import { recipientFields } from './recipient-fields.ts';

export const programItem = describeItem('program_item', {
  label: { fr: 'Programme', en: 'Programme' },
  doc: { fr: 'Un programme auquel la personne participe.', en: 'A programme in which the person takes part.' },
  fields: {
    description: text(
      { fr: 'Nom', en: 'Name' },
      { fr: 'Le nom du programme, en quelques mots.', en: 'The name of the programme, in a few words.' },
    ),
  },
});

export const memberCardItem = describeItem('member_card_item', {
  label: { fr: 'Membre', en: 'Member' },
  doc: {
    fr: 'Une personne ou une équipe, et comment la joindre.',
    en: 'A person or a team, and the ways to reach them.',
  },
  fields: {
    office_id: scalar(
      { fr: 'Nom court du bureau', en: 'Office’s short name' },
      { fr: 'Celui d’un bureau de la liste du bloc.', en: 'That of an office in the list of the block.' },
    ),
    languages_list: optionList(
      { fr: 'Langues', en: 'Languages' },
      {
        fr: 'Les langues parlées, par lesquelles un visiteur peut filtrer. La source de données les remplit.',
        en: 'The languages spoken, by which visitors may filter; filled from the data source.',
      },
    ),
    main_title: text({ fr: 'Nom', en: 'Name' }, { fr: 'Prénom et nom.', en: 'First and last name.' }),
    description: textarea(
      { fr: 'Titre', en: 'Job title' },
      {
        fr: 'La fonction, comme «\u00a0courtière immobilière\u00a0».',
        en: 'The job title, such as “real estate broker”.',
      },
    ),
    image: image({ fr: 'Portrait', en: 'Portrait' }, { fr: 'Le portrait.', en: 'The portrait.' }),
    list_items_repeater: repeater(
      [iconListItem],
      { fr: 'Coordonnées', en: 'Contact details' },
      {
        fr: 'Le bureau, le téléphone, le courriel, les langues. Le téléphone et le courriel deviennent des liens.',
        en: 'The office, the phone number, the e-mail address, the languages. Phone and e-mail become links.',
      },
    ),
    icon_links_repeater: repeater(
      [iconLinkItem],
      { fr: 'Réseaux sociaux', en: 'Social networks' },
      { fr: 'Les profils de la personne.', en: 'The profiles of the person.' },
    ),
    program_items_repeater: repeater(
      [programItem],
      { fr: 'Programmes', en: 'Programmes' },
      { fr: 'Les programmes auxquels la personne participe.', en: 'The programmes in which the person takes part.' },
    ),
    cta: link(
      { fr: 'Bouton', en: 'Button' },
      { fr: 'Mène à la page de la personne ou au formulaire.', en: 'Leads to the page of the person or to the form.' },
    ),
    ...recipientFields,
  },
});

export const memberCards = describeBlock('member_cards_block', {
  group: 'people',
  order: 10,
  label: { fr: 'Fiches de membres', en: 'Member cards' },
  doc: {
    fr: 'Les courtiers, les équipes ou le personnel, qu’un visiteur peut filtrer par bureau et par langue.',
    en: 'Brokers, teams or staff, which visitors may filter by office and by language.',
  },
  coreData: 'people',
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    offices_list: optionList(
      { fr: 'Bureaux', en: 'Offices' },
      {
        fr: 'Les bureaux du filtre. La source de données les remplit, si le bloc en a une.',
        en: 'The offices of the filter; filled from the data source when the block has one.',
      },
    ),
    member_cards_repeater: repeater(
      [memberCardItem],
      { fr: 'Membres', en: 'Members' },
      {
        fr: 'Liste remplie par la source de données, si le bloc en a une. De 6 à 16 membres s’affichent d’abord.',
        en: 'Filled from the data source when the block has one. Between 6 and 16 members show first.',
      },
    ),
    ...displayProps,
  },
  params: { context_type: contextType },
});
