import { describeBlock } from '../fields.ts';
import { choice } from '../kinds/choice.ts';
import { image } from '../kinds/image.ts';
import { media } from '../kinds/media.ts';
import { repeater } from '../kinds/repeater.ts';
import { text } from '../kinds/text.ts';
import { textarea } from '../kinds/textarea.ts';
import { displayProps } from './display-props.ts';
import { membersCarouselItem } from './items.ts';

export const heroSearch = describeBlock('hero_search_block', {
  group: 'heroes',
  order: 10,
  label: { fr: 'Bannière avec recherche', en: 'Hero with search' },
  doc: {
    fr: 'Une grande image, un titre et la barre de recherche de propriétés sur le bord du bas.',
    en: 'A large picture, a title, and the property search bar over its lower edge.',
  },
  coreData: 'people',
  opensSearch: true,
  fields: {
    main_title: text(
      { fr: 'Titre', en: 'Title' },
      { fr: 'Le message principal de la page.', en: 'The main message of the page.' },
    ),
    sub_title: textarea(
      { fr: 'Sous-titre', en: 'Subtitle' },
      { fr: 'Une phrase sous le titre.', en: 'One sentence below the title.' },
    ),
    bg_media: media(
      { fr: 'Fond', en: 'Background' },
      { fr: 'Une image, ou une vidéo sans le son.', en: 'A picture or a silent video.' },
    ),
    logo: image({ fr: 'Logo', en: 'Logo' }, { fr: 'Placé au-dessus du titre.', en: 'Stands above the title.' }),
    members_repeater: repeater(
      [membersCarouselItem],
      { fr: 'Membres', en: 'Members' },
      { fr: 'Au plus 10 membres s’affichent.', en: 'At most 10 members show.' },
    ),
    ...displayProps,
    arrangement: choice(
      {
        corner: { fr: 'Dans un coin de l’image', en: 'In a corner of the picture' },
        above: { fr: 'Au-dessus de l’image, avec la recherche', en: 'Above the picture, with the search' },
      },
      'corner',
      { fr: 'Place du texte', en: 'Place of the text' },
      {
        fr: 'Au-dessus de l’image, le titre et la recherche viennent en premier, et rien d’autre ne couvre l’image.',
        en: 'Above the picture, the title and the search come first, and nothing else covers the picture.',
      },
    ),
  },
});
