import { examplesOf, pictureFileOf, textOf, withParams } from '../../block-framework/fixtures/fixtures.ts';

const titles = [
  ['Mise en valeur\u00a0: un samedi par pièce', 'Home staging: one Saturday per room', 'article-010'],
  ['La taxe de bienvenue, sans mauvaise surprise', 'The welcome tax, without surprises', 'article-001'],
  ['Taux fixe ou variable\u00a0: ce que disent les chiffres', 'Fixed or variable: what the numbers say', 'article-002'],
  ['Vendre en hiver, et bien vendre', 'Selling in winter, and selling well', 'article-003'],
  ['Acheter un plex\u00a0: faire ses comptes avant de visiter', 'Buying a plex: do the math first', 'article-004'],
  ['L’inspection préachat, pièce par pièce', 'The pre-purchase inspection, room by room', 'article-005'],
] as const;

const articles = titles.map(([fr, en, key], index) => ({
  id: index + 1,
  slug: { fr: `article-${index + 1}`, en: `article-${index + 1}` },
  title: { fr, en },
  excerpt: {
    fr: 'Des gestes simples, classés par effet, pour que les acheteurs se voient chez vous dès la première visite.',
    en: 'Simple steps, ranked by effect, so that buyers can picture themselves in your home from the first visit.',
  },
  thumbnails: { fr: { url_large: pictureFileOf(key) }, en: { url_large: pictureFileOf(key) } },
  author: { name: 'Annick Bergeron' },
  category: { label: { fr: 'Vendre', en: 'Selling' } },
  published_at: '2026-08-05T13:00:00Z',
  read_time: { fr: 4, en: 4 },
}));

const categories = [
  { id: 1, label: { fr: 'Acheter', en: 'Buying' }, articles_count: 5 },
  { id: 2, label: { fr: 'Vendre', en: 'Selling' }, articles_count: 4 },
  { id: 3, label: { fr: 'Financement et fiscalité', en: 'Financing and taxes' }, articles_count: 3 },
];

/** A body of `GET /articles`, in place of the answer that the server loads. */
const answer = (listing: object | null) => ({ core_data: { source: 'articles', listing } });

export const fixtures = examplesOf(
  'blog_posts_archive_block',
  withParams(
    { ...answer({ categories, articles, total: 12 }), color_scheme: 'normal' },
    { main_title: textOf('Tous les articles', 'All articles') },
  ),
  {
    'everything listed, inverted': withParams({
      ...answer({ categories, articles: articles.slice(0, 3), total: 3 }),
      color_scheme: 'inverted',
    }),
    'no article at all': withParams(answer({ categories, articles: [], total: 0 })),
    'nothing loaded yet': withParams(answer(null)),
    'bare articles without a title': withParams(
      answer({
        categories: [],
        articles: [{ id: 7, slug: { fr: 'sept', en: 'seven' }, title: { fr: 'Sept', en: 'Seven' } }],
        total: 1,
      }),
      { main_title: null },
    ),
    'very long French title': {
      main_title: textOf(
        'Conseils, démarches et analyses du marché pour acheter, vendre ou investir partout au Québec',
        'Advice, procedures and market analyses for buying, selling or investing',
      ),
    },
  },
);
