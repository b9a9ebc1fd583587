import { defineTexts } from '../../locale/define-texts.ts';

export const texts = defineTexts({
  fr: {
    categories: 'Catégories',
    order: 'Trier par',
    desc: 'Plus récents',
    asc: 'Plus anciens',
    apply: 'Appliquer',
    more: 'Voir plus d’articles',
    count: (total: number): string => (total > 1 ? `${total} articles` : `${total} article`),
    loading: 'Chargement des articles…',
    emptyTitle: 'Aucun article',
    empty: 'Rien n’a encore été publié sous ces catégories. Essayez-en d’autres.',
    failedTitle: 'Les articles n’ont pas pu être chargés',
    failed: 'Vérifiez votre connexion, puis réessayez.',
    retry: 'Réessayer',
  },
  en: {
    categories: 'Categories',
    order: 'Sort by',
    desc: 'Newest first',
    asc: 'Oldest first',
    apply: 'Apply',
    more: 'See more articles',
    count: (total: number): string => (total === 1 ? `${total} article` : `${total} articles`),
    loading: 'Loading articles…',
    emptyTitle: 'No articles',
    empty: 'Nothing has been published in these categories yet. Try others.',
    failedTitle: 'The articles could not be loaded',
    failed: 'Check your connection and try again.',
    retry: 'Try again',
  },
});
