import { describeBlock, image, repeater, richtext, scalar, text } from '../fields.ts';
import { iconListItem, tagItem } from './items.ts';

export const blogPost = describeBlock('blog_post_block', {
  label: { fr: 'Article de blogue', en: 'Blog post' },
  doc: 'One article: tags, title, author, picture, text and share links.',
  fields: {
    author_avatar: image('Portrait de l’auteur', 'Author’s portrait', 'The portrait of the author.'),
    author_name: text('Auteur', 'Author', 'First and last name.'),
    list_items_repeater: repeater([iconListItem], 'Renseignements', 'Details', 'Date and reading time.'),
    main_content: richtext('Contenu', 'Content', 'The article.'),
    main_image: image('Image', 'Picture', 'Overlaps the text by half its height.'),
    main_title: text('Titre', 'Title', 'The title.'),
    tags_repeater: repeater([tagItem], 'Étiquettes', 'Tags', 'The categories.'),
  },
  params: {
    published_at: scalar(
      'Date de publication',
      'Publication date',
      'ISO 8601, for search engines; readers see the details.',
    ),
  },
});
