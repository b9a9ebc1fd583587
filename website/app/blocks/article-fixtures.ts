import type { WireBlock } from '@vitrine/contract/site.ts';
import { item, lines, linkTo, pictureOf, words } from './fixtures.ts';
import { contactLinesOf } from './people-fixtures.ts';

type Pair = [fr: string, en: string];

const articles: { title: Pair; excerpt: Pair; tag: Pair; date: Pair; minutes: number; picture: string }[] = [
  {
    title: ['Acheter un plex\u00a0: lire un bail avant la brique', 'Buying a plex: read the lease before the brick'],
    excerpt: [
      'Un immeuble à revenus se visite deux fois\u00a0: sur place, puis dans ses papiers. Voici ce que nous cherchons dans chacun.',
      'An income property is visited twice: on site, then on paper. Here is what we look for in each.',
    ],
    tag: ['Acheter', 'Buying'],
    date: ['4 novembre 2026', 'November 4, 2026'],
    minutes: 7,
    picture: 'article-001',
  },
  {
    title: ['Vendre en hiver, sans attendre les lilas', 'Selling in winter, without waiting for the lilacs'],
    excerpt: [
      'Moins d’acheteurs, mais des acheteurs décidés. Trois maisons vendues en janvier et ce qui a fait la différence.',
      'Fewer buyers, but buyers who mean it. Three houses sold in January and what made the difference.',
    ],
    tag: ['Vendre', 'Selling'],
    date: ['21 octobre 2026', 'October 21, 2026'],
    minutes: 5,
    picture: 'article-002',
  },
  {
    title: ['La taxe de bienvenue, tranche par tranche', 'The welcome tax, bracket by bracket'],
    excerpt: [
      'Le calcul, les exceptions et la date à laquelle la facture arrive.',
      'The sum, the exceptions and the date of the bill.',
    ],
    tag: ['Financer', 'Financing'],
    date: ['9 octobre 2026', 'October 9, 2026'],
    minutes: 4,
    picture: 'article-003',
  },
  {
    title: ['Copropriété divise ou indivise\u00a0?', 'Divided or undivided co-ownership?'],
    excerpt: [
      'Un mot de différence, et tout change\u00a0: prêt, assurance, revente.',
      'One word apart, and everything changes: loan, insurance, resale.',
    ],
    tag: ['Acheter', 'Buying'],
    date: ['24 septembre 2026', 'September 24, 2026'],
    minutes: 6,
    picture: 'article-004',
  },
  {
    title: ['Chalet au bord de l’eau\u00a0: les questions à poser', 'A waterfront cottage: the questions to ask'],
    excerpt: [
      'Puits, fosse septique, droit de passage\u00a0: dix minutes qui évitent dix ans de regrets.',
      'Well, septic tank, right of way: ten minutes that save ten years of regret.',
    ],
    tag: ['Acheter', 'Buying'],
    date: ['2 septembre 2026', 'September 2, 2026'],
    minutes: 8,
    picture: 'article-005',
  },
  {
    title: ['Déménager sans oublier le chat', 'Moving without forgetting the cat'],
    excerpt: [
      'La liste que nous donnons à nos clients, huit semaines d’avance.',
      'The list that we give to our clients, eight weeks ahead.',
    ],
    tag: ['S’installer', 'Settling in'],
    date: ['18 août 2026', 'August 18, 2026'],
    minutes: 3,
    picture: 'article-006',
  },
];

/** Returns invented articles as items of the type, at most six. */
export const articlesOf = (type: string, count: number): WireBlock[] =>
  articles.slice(0, count).map(({ title, excerpt, tag, date, minutes, picture }, index) => ({
    id: `article-${index}`,
    ...item(type, {
      author_avatar: pictureOf(index % 2 === 0 ? 'portrait-003' : 'portrait-002', '', '', 960, 1200),
      author_name: words(index % 2 === 0 ? 'Camille Fontaine' : 'Étienne Garneau'),
      main_image: pictureOf(picture, '', ''),
      main_title: words(...title),
      description: lines(...excerpt),
      link: linkTo('Lire l’article', 'Read the article', '/blogue/article-12', 'href'),
      list_items_repeater: contactLinesOf(['calendar', ...date], ['clock', `${minutes}\u00a0mins`]),
      tags_repeater: [item('tag_item', { name: words(...tag) })],
    }),
  }));

/** Returns an article whose words are as long as French ones get. */
export const longArticle = (type: string): WireBlock =>
  item(type, {
    author_name: words('Marie-Antoinette Beauregard-Desrosiers de la Chevrotière'),
    main_title: words(
      'Anticonstitutionnellement vôtre\u00a0: la déclaration de copropriété de Saint-Jean-sur-Richelieu, hypothécairement parlant',
    ),
    description: lines(Array(8).fill('Une phrase qui revient, parce que le résumé est long.').join(' ')),
    list_items_repeater: contactLinesOf(['calendar', '30 septembre 2026'], ['clock', '125\u00a0mins']),
    tags_repeater: [
      item('tag_item', {
        name: words('Réglementation municipale et provinciale'),
        bg_color_primary: '#003DA5',
        text_color: '#FFFFFF',
      }),
    ],
  });

/** Returns an article with its title alone. */
export const bareArticle = (type: string): WireBlock =>
  item(type, { main_title: words('Sans image, sans auteur', 'Without picture or author') });
