import { page } from '../../authored-page.ts';
import { block, contactButton, ctas, image, rich, text, textarea } from '../../authoring.ts';
import { redirect } from './items.ts';

export const blog = page({
  name: 'blog',
  title: { fr: 'Carnet', en: 'Journal' },
  picture: 'article-002',
  seo: {
    fr: {
      title: 'Le carnet de Maude | Immobilier à Montréal',
      description:
        'Plex, copropriétés, inspection, première propriété : j’écris ici ce que j’explique à mes clients autour d’un café, sans jargon et sans détour.',
    },
    en: {
      title: 'Maude’s Journal | Real Estate in Montréal',
      description:
        'Plexes, co-ownership, inspections, first homes: this is where I write down what I explain to my clients over coffee, plainly and without jargon.',
    },
  },
  blocks: [
    block('hero_block_1', 'normal-grey', {
      arrangement: 'beside',
      super_title: text('Carnet', 'Journal'),
      main_title: text('Ce que je note au retour des visites', 'What I write down after visits'),
      description: textarea(
        'Des conseils, des mises en garde et quelques histoires de sous-sols.',
        'Advice, warnings and a few stories about basements.',
      ),
      bg_media: image('article-002'),
    }),
    block('blog_posts_archive_block', 'normal', {
      main_title: text('Toutes les pages du carnet', 'Every page of the journal'),
    }),
    block('multi_redirect_vertical_block', 'normal-grey', {
      main_title: text('Un quartier, de la cour à la ruelle', 'One neighbourhood, from yard to alley'),
      redirects_repeater: [
        redirect({
          fr: [
            'Vivre à Villeray',
            'Ce que je dis à ceux qui veulent s’y installer, avec les prix demandés en ce moment.',
            'Lire le guide',
          ],
          en: [
            'Living in Villeray',
            'What I tell people who want to move in, with the asking prices of the moment.',
            'Read the guide',
          ],
          target: 'villeray',
          look: { picture: 'facade-001' },
        }),
      ],
    }),
    block('cta_block', 'normal', {
      arrangement: 'beside',
      main_title: text('Il manque une réponse ?', 'Is an answer missing?'),
      description: rich(
        ['Écrivez-moi votre question. Je réponds à toutes, et les meilleures finissent ici.'],
        ['Send me your question. I answer them all, and the good ones end up here.'],
      ),
      bg_media: image('facade-022'),
      cta_repeater: ctas(contactButton('Poser ma question', 'Ask my question')),
    }),
  ],
});
