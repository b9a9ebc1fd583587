import { describeItem } from '../fields.ts';
import { image } from '../kinds/image.ts';
import { link } from '../kinds/link.ts';
import { repeater } from '../kinds/repeater.ts';
import { text } from '../kinds/text.ts';
import { textarea } from '../kinds/textarea.ts';
import { iconListItem, tagItem } from './items.ts';

/** The items that contain articles of the blog. */

const articleFields = {
  author_avatar: image(
    { fr: 'Portrait de l’auteur', en: 'Author’s portrait' },
    { fr: 'Le portrait de l’auteur.', en: 'The portrait of the author.' },
  ),
  author_name: text({ fr: 'Auteur', en: 'Author' }, { fr: 'Prénom et nom.', en: 'First and last name.' }),
  main_image: image({ fr: 'Image', en: 'Picture' }, { fr: 'L’image de l’article.', en: 'The picture of the article.' }),
  main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre de l’article.', en: 'The title of the article.' }),
  description: textarea(
    { fr: 'Résumé', en: 'Excerpt' },
    { fr: 'S’affiche sur les grandes cartes.', en: 'Shows on large cards.' },
  ),
  link: link({ fr: 'Lien', en: 'Link' }, { fr: 'L’adresse de l’article.', en: 'The address of the article.' }),
  list_items_repeater: repeater(
    [iconListItem],
    { fr: 'Renseignements', en: 'Details' },
    { fr: 'La date et le temps de lecture.', en: 'Date and reading time.' },
  ),
  tags_repeater: repeater(
    [tagItem],
    { fr: 'Étiquettes', en: 'Tags' },
    { fr: 'Les catégories de l’article.', en: 'The categories of the article.' },
  ),
};

export const blogArticleItem = describeItem('blog_article_item', {
  label: { fr: 'Article', en: 'Article' },
  doc: { fr: 'La carte d’un article.', en: 'The card of an article.' },
  fields: articleFields,
});

export const blogArticleFeaturedItem = describeItem('blog_article_featured_item', {
  label: { fr: 'Article en vedette', en: 'Featured article' },
  doc: { fr: 'La grande carte d’un article.', en: 'The large card of an article.' },
  fields: articleFields,
});
