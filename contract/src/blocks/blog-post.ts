import { describeBlock } from '../fields.ts';
import { image } from '../kinds/image.ts';
import { repeater } from '../kinds/repeater.ts';
import { richtext } from '../kinds/richtext.ts';
import { scalar } from '../kinds/scalar.ts';
import { text } from '../kinds/text.ts';
import { iconListItem, tagItem } from './items.ts';

export const blogPost = describeBlock('blog_post_block', {
  group: 'blog',
  order: 10,
  label: { fr: 'Article de blogue', en: 'Blog post' },
  doc: {
    fr: 'Un article\u00a0: étiquettes, titre, auteur, image, texte et liens de partage.',
    en: 'One article: tags, title, author, picture, text and share links.',
  },
  fields: {
    author_avatar: image(
      { fr: 'Portrait de l’auteur', en: 'Author’s portrait' },
      { fr: 'Le portrait de l’auteur.', en: 'The portrait of the author.' },
    ),
    author_name: text({ fr: 'Auteur', en: 'Author' }, { fr: 'Prénom et nom.', en: 'First and last name.' }),
    list_items_repeater: repeater(
      [iconListItem],
      { fr: 'Renseignements', en: 'Details' },
      { fr: 'La date et le temps de lecture.', en: 'Date and reading time.' },
    ),
    main_content: richtext({ fr: 'Contenu', en: 'Content' }, { fr: 'Le texte de l’article.', en: 'The article.' }),
    main_image: image(
      { fr: 'Image', en: 'Picture' },
      { fr: 'L’image chevauche le texte sur la moitié de sa hauteur.', en: 'Overlaps the text by half its height.' },
    ),
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre de l’article.', en: 'The title of the article.' }),
    tags_repeater: repeater(
      [tagItem],
      { fr: 'Étiquettes', en: 'Tags' },
      { fr: 'Les catégories de l’article.', en: 'The categories of the article.' },
    ),
  },
  params: {
    published_at: scalar(
      { fr: 'Date de publication', en: 'Publication date' },
      {
        fr: 'Pour les moteurs de recherche, au format ISO 8601 (2026-03-01). Les lecteurs voient les renseignements.',
        en: 'For search engines, in ISO 8601 (2026-03-01); readers see the details.',
      },
    ),
  },
});
