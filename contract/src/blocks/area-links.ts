import { describeBlock, describeItem } from '../fields.ts';
import { link } from '../kinds/link.ts';
import { number } from '../kinds/number.ts';
import { repeater } from '../kinds/repeater.ts';
import { text } from '../kinds/text.ts';

export const areaLinkItem = describeItem('area_link_item', {
  label: { fr: 'Lien vers un secteur', en: 'Link to an area' },
  doc: { fr: 'Un secteur et le nombre de ses propriétés.', en: 'An area and the number of its listings.' },
  fields: {
    link: link(
      { fr: 'Lien', en: 'Link' },
      { fr: 'La page du secteur.', en: 'The page of the area.' },
      { required: true },
    ),
    count: number(
      null,
      { fr: 'Nombre', en: 'Number' },
      { fr: 'Le nombre de propriétés, s’il est connu.', en: 'The number of listings, when it is known.' },
    ),
  },
});

export const areaLinkGroupItem = describeItem('area_link_group_item', {
  label: { fr: 'Groupe de secteurs', en: 'Group of areas' },
  doc: { fr: 'Des secteurs sous un titre.', en: 'Areas under a heading.' },
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du groupe.', en: 'The heading of the group.' }),
    links_repeater: repeater(
      [areaLinkItem],
      { fr: 'Secteurs', en: 'Areas' },
      { fr: 'Les liens du groupe.', en: 'The links of the group.' },
      { min: 1 },
    ),
  },
});

export const areaLinks = describeBlock('area_links_block', {
  group: 'listings',
  order: 90,
  label: { fr: 'Liens vers des secteurs', en: 'Links to areas' },
  doc: {
    fr: 'Des liens vers des pages de secteurs, en groupes. Les pages de secteurs le remplissent elles-mêmes.',
    en: 'Links to area pages, in groups. Area pages fill it by themselves.',
  },
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    groups_repeater: repeater(
      [areaLinkGroupItem],
      { fr: 'Groupes', en: 'Groups' },
      { fr: 'Les groupes de liens.', en: 'The groups of links.' },
    ),
  },
});
