import { page } from '../../authored-page.ts';
import { block, contactButton, ctas, image, rich, text, textarea } from '../../authoring.ts';

export const blog = page({
  name: 'blog',
  title: { fr: 'Blogue', en: 'Blog' },
  picture: 'landscape-010',
  seo: {
    fr: {
      title: 'Blogue immobilier | Groupe Rivage',
      description:
        'Droits de mutation, inspection, copropriété, chalets au bord de l’eau : nos courtiers répondent par écrit aux questions qu’on leur pose souvent.',
    },
    en: {
      title: 'Real Estate Blog | Groupe Rivage',
      description:
        'Transfer duties, inspections, co-ownership, waterfront cottages: our brokers put in writing their answers to the questions they hear most often.',
    },
  },
  blocks: [
    block('hero_block_1', 'normal', {
      super_title: text('Blogue', 'Blog'),
      main_title: text('Des réponses claires, écrites par des courtiers', 'Clear answers, written by brokers'),
      description: textarea(
        'Ce que nous expliquons chaque semaine à nos clients, mis par écrit pour tout le monde.',
        'What we explain to our clients every week, written down for everyone.',
      ),
      bg_media: image('landscape-010'),
    }),
    block(
      'featured_articles_block',
      'normal',
      { main_title: text('Ceux que l’on relit', 'The ones people come back to') },
      // These are the oldest articles, since the newest ones are at the top of the list below.
      { core_data: { source: 'articles', query: { order: 'asc' }, limit: 3 } },
    ),
    block('blog_posts_archive_block', 'normal-grey', { main_title: text('Tous les articles', 'All articles') }),
    block('cta_block', 'inverted', {
      main_title: text('Une question sans réponse ?', 'A question without an answer?'),
      description: rich(
        ['Posez-la-nous : elle fera peut-être l’objet du prochain article.'],
        ['Ask us: it may well become the next article.'],
      ),
      cta_repeater: ctas(contactButton('Poser ma question', 'Ask my question')),
    }),
  ],
});
