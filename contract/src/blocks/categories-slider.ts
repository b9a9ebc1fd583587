import { describeBlock, describeItem } from '../fields.ts';
import { image } from '../kinds/image.ts';
import { link } from '../kinds/link.ts';
import { number } from '../kinds/number.ts';
import { repeater } from '../kinds/repeater.ts';
import { text } from '../kinds/text.ts';
import { displayPropsWithout } from './display-props.ts';

export const categoryItem = describeItem('category_item', {
  label: { fr: 'Catégorie', en: 'Category' },
  doc: {
    fr: 'Un type de propriété ou un quartier, qui mène à ses propriétés.',
    en: 'A type of property or a neighbourhood, which leads to its listings.',
  },
  fields: {
    property_count: number(
      null,
      { fr: 'Nombre de propriétés', en: 'Number of properties' },
      { fr: 'Le nombre affiché sous le titre.', en: 'The number that shows below the title.' },
    ),
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le nom de la catégorie.', en: 'The name of the category.' }),
    image: image({ fr: 'Image', en: 'Picture' }, { fr: 'L’image de la carte.', en: 'The picture of the card.' }),
    link: link({ fr: 'Lien', en: 'Link' }, { fr: 'La page des propriétés.', en: 'The page of the listings.' }),
  },
});

export const categoriesSlider = describeBlock('categories_slider_block', {
  group: 'cards',
  order: 70,
  label: { fr: 'Carrousel de catégories', en: 'Categories carousel' },
  doc: {
    fr: 'Des catégories de propriétés, chacune sur sa photo.',
    en: 'Categories of properties, each on its picture.',
  },
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    categories_repeater: repeater(
      [categoryItem],
      { fr: 'Catégories', en: 'Categories' },
      { fr: 'Les catégories, dans leur ordre.', en: 'The categories, in their order.' },
    ),
    ...displayPropsWithout('point_color'),
  },
});
