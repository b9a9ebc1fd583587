import { blogPost } from '@vitrine/contract/blocks/blog-post.ts';
import { defineBlockServer } from '../../block-framework/definition/define-block-server.ts';
import { formatLocale } from '../../locale/format.ts';

export const server = defineBlockServer(blogPost, {
  structuredData: ({ fields, params }, { title, url, locale, description, publisher }) => {
    const { main_title, main_image, author_name } = fields;
    const published = params.published_at ?? '';
    return {
      breadcrumb: { name: main_title, isArticle: true },
      things: [
        {
          '@type': 'Article',
          headline: main_title || title,
          url,
          inLanguage: formatLocale(locale),
          ...(description && { description }),
          ...(main_image && { image: main_image.src }),
          ...(author_name && { author: { '@type': 'Person', name: author_name } }),
          ...(!Number.isNaN(Date.parse(published)) && { datePublished: published }),
          ...(publisher && { publisher: { '@type': 'Organization', ...publisher } }),
        },
      ],
    };
  },
});
