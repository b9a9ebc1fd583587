import { describeBlock, describeItem } from '../fields.ts';
import { image } from '../kinds/image.ts';
import { repeater } from '../kinds/repeater.ts';
import { text } from '../kinds/text.ts';
import { textarea } from '../kinds/textarea.ts';
import { displayProps } from './display-props.ts';
import { iconListItem } from './items.ts';

export const teamMemberItem = describeItem('team_member_item', {
  label: { fr: 'Membre de l’équipe', en: 'Team member' },
  doc: { fr: 'Une personne et sa présentation.', en: 'A person and their biography.' },
  fields: {
    person_avatar: image(
      { fr: 'Portrait', en: 'Portrait' },
      { fr: 'Le portrait de la personne.', en: 'The portrait of the person.' },
    ),
    person_name: text({ fr: 'Nom', en: 'Name' }, { fr: 'Prénom et nom.', en: 'First and last name.' }),
    person_subtitle: text(
      { fr: 'Titre', en: 'Title' },
      {
        fr: 'La fonction, comme «\u00a0courtière immobilière\u00a0».',
        en: 'The job title, such as “real estate broker”.',
      },
    ),
    description: textarea(
      { fr: 'Présentation', en: 'Biography' },
      { fr: 'Un long texte s’ouvre dans une fenêtre.', en: 'A long text opens in a dialog.' },
    ),
    list_items_repeater: repeater(
      [iconListItem],
      { fr: 'Coordonnées', en: 'Contact details' },
      { fr: 'Le téléphone, le courriel, les langues.', en: 'The phone number, the e-mail address, the languages.' },
    ),
  },
});

export const teamMembers = describeBlock('team_members_block', {
  group: 'people',
  order: 30,
  label: { fr: 'Membres de l’équipe', en: 'Team members' },
  doc: {
    fr: 'Une personne à la fois, avec sa présentation.',
    en: 'One person at a time, with their biography.',
  },
  coreData: 'people',
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    members_repeater: repeater(
      [teamMemberItem],
      { fr: 'Membres', en: 'Members' },
      {
        fr: 'Liste remplie par la source de données, si le bloc en a une.',
        en: 'Filled from the data source when the block has one.',
      },
    ),
    ...displayProps,
  },
});
