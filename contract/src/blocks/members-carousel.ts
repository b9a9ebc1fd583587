import { describeBlock } from '../fields.ts';
import { choice } from '../kinds/choice.ts';
import { repeater } from '../kinds/repeater.ts';
import { text } from '../kinds/text.ts';
import { displayProps } from './display-props.ts';
import { membersCarouselItem } from './items.ts';

export const membersCarousel = describeBlock('members_carousel_block', {
  group: 'people',
  order: 20,
  label: { fr: 'Carrousel de membres', en: 'Members carousel' },
  doc: {
    fr: 'Une personne à la fois, en grand, et les vignettes des autres.',
    en: 'One person at a time, with thumbnails of the others.',
  },
  coreData: 'people',
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    members_repeater: repeater(
      [membersCarouselItem],
      { fr: 'Membres', en: 'Members' },
      {
        fr: 'Liste remplie par la source de données, si le bloc en a une. Chacun s’affiche cinq secondes.',
        en: 'Filled from the data source when the block has one. Each shows for five seconds.',
      },
    ),
    ...displayProps,
    orientation_x: choice(
      { full: { fr: 'Pleine largeur', en: 'Full width' }, center: { fr: 'Au centre', en: 'Centre' } },
      'full',
      { fr: 'Disposition', en: 'Layout' },
      { fr: 'Sur toute la largeur, ou réduit au centre.', en: 'Across the whole width, or narrow in the centre.' },
    ),
  },
});
