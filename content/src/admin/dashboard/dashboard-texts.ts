import type { LinkedKind } from '../../values/linked-collections.ts';
import type { Language } from '../leads/staff-api.ts';

interface DashboardTexts {
  welcome: (name: string) => string;
  chooseSite: string;
  create: { title: string; page: string; article: string; person: string };
  edit: Record<'title' | 'pages' | 'articles' | 'media' | 'people' | 'site' | 'website', string>;
  drafts: { title: string; none: string; all: string };
  leads: { title: string; count: (count: number) => string; none: string; open: string; unavailable: string };
  languages: { title: string; count: (open: number, total: number) => string; none: string; open: string };
  links: {
    title: string;
    none: string;
    line: (address: string, language: string) => string;
    hidden: Record<LinkedKind, string>;
    named: (kind: string, name: string) => string;
    more: (count: number) => string;
  };
  scheduled: { title: string };
  missing: { title: string; none: string; count: (count: number) => string; open: string };
  kinds: Record<'pages' | 'articles' | 'sites', string>;
  languageNames: { fr: string; en: string };
  changed: (date: string) => string;
  untitled: string;
  sites: { title: string; none: string; first: string; create: string };
}

export const dashboardTexts: Record<Language, DashboardTexts> = {
  fr: {
    welcome: (name) => `Bonjour, ${name}`,
    chooseSite: 'Choisissez un site pour voir ce qui s’y passe.',
    create: { title: 'Créer', page: 'Nouvelle page', article: 'Nouvel article', person: 'Nouvelle personne' },
    edit: {
      title: 'Modifier',
      pages: 'Pages',
      articles: 'Articles',
      media: 'Médiathèque',
      people: 'Équipe',
      site: 'Menu et apparence',
      website: 'Voir le site',
    },
    drafts: { title: 'Brouillons', none: 'Tout est publié.', all: 'Toutes les pages' },
    leads: {
      title: 'Demandes',
      count: (count) => (count > 1 ? `${count} nouvelles demandes` : '1 nouvelle demande'),
      none: 'Aucune nouvelle demande.',
      open: 'Voir les demandes',
      unavailable: 'Les demandes ne sont pas accessibles pour le moment.',
    },
    languages: {
      title: 'Langues',
      count: (open, total) => `${open} ${open > 1 ? 'documents diffèrent' : 'document diffère'} sur ${total}`,
      none: 'Le français et l’anglais sont complets et à jour.',
      open: 'Voir ce qui diffère',
    },
    links: {
      title: 'Liens brisés',
      none: 'Tous les liens internes mènent à une page.',
      line: (address, language) => `${address} (${language})`,
      hidden: {
        page: 'page supprimée ou non publiée',
        article: 'article supprimé, non publié ou à venir',
        person: 'personne sans page publiée',
        office: 'bureau sans page publiée',
        file: 'fichier supprimé',
      },
      named: (kind, name) => (name === '' ? kind : `${name}, ${kind}`),
      more: (count) => `et ${count} ${count > 1 ? 'autres' : 'autre'}`,
    },
    scheduled: { title: 'Publications programmées' },
    missing: {
      title: 'Adresses introuvables',
      none: 'Les visiteurs trouvent toutes les adresses qu’ils demandent.',
      count: (count) => (count > 1 ? `${count} demandes` : '1 demande'),
      open: 'Voir les adresses',
    },
    kinds: { pages: 'Page', articles: 'Article', sites: 'En-tête ou pied de page' },
    languageNames: { fr: 'français', en: 'anglais' },
    changed: (date) => `Modifié le ${date}`,
    untitled: 'Sans titre',
    sites: {
      title: 'Vos sites',
      none: 'Aucun site ne vous est confié. Demandez à l’administration de vous en confier un.',
      first: 'Il n’y a pas encore de site. Créez le premier.',
      create: 'Nouveau site',
    },
  },
  en: {
    welcome: (name) => `Hello, ${name}`,
    chooseSite: 'Choose a site to see its open work.',
    create: { title: 'Create', page: 'New page', article: 'New article', person: 'New person' },
    edit: {
      title: 'Edit',
      pages: 'Pages',
      articles: 'Articles',
      media: 'Media library',
      people: 'People',
      site: 'Menu and looks',
      website: 'View the site',
    },
    drafts: { title: 'Drafts', none: 'Everything is published.', all: 'All pages' },
    leads: {
      title: 'Leads',
      count: (count) => (count > 1 ? `${count} new leads` : '1 new lead'),
      none: 'No new leads.',
      open: 'Open the leads',
      unavailable: 'Leads cannot be reached right now.',
    },
    languages: {
      title: 'Languages',
      count: (open, total) =>
        `${open} of ${total} ${total > 1 ? 'documents' : 'document'} ${open > 1 ? 'differ' : 'differs'}`,
      none: 'French and English are complete and up to date.',
      open: 'See the differences',
    },
    links: {
      title: 'Broken links',
      none: 'All internal links lead to a page.',
      line: (address, language) => `${address} (${language})`,
      hidden: {
        page: 'page that is deleted or not published',
        article: 'article that is deleted, not published or still to come',
        person: 'person without a published page',
        office: 'office without a published page',
        file: 'deleted file',
      },
      named: (kind, name) => (name === '' ? kind : `${name}, ${kind}`),
      more: (count) => `and ${count} ${count > 1 ? 'others' : 'other'}`,
    },
    scheduled: { title: 'Scheduled' },
    missing: {
      title: 'Addresses not found',
      none: 'Visitors find all the addresses that they ask for.',
      count: (count) => (count > 1 ? `${count} requests` : '1 request'),
      open: 'See the addresses',
    },
    kinds: { pages: 'Page', articles: 'Article', sites: 'Header or footer' },
    languageNames: { fr: 'French', en: 'English' },
    changed: (date) => `Changed ${date}`,
    untitled: 'Untitled',
    sites: {
      title: 'Your sites',
      none: 'No site is assigned to you. Ask an administrator for one.',
      first: 'There is no site yet. Create the first one.',
      create: 'New site',
    },
  },
};
