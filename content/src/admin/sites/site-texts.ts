import type { Language } from '../leads/staff-api.ts';

interface SiteTexts {
  label: string;
  all: string;
  wizard: {
    title: string;
    intro: string;
    forbidden: string;
    nameFr: string;
    nameEn: string;
    nameEnHint: string;
    type: string;
    types: Record<'broker' | 'agency', string>;
    domain: string;
    domainHint: string;
    email: string;
    emailHint: string;
    preset: string;
    presets: Record<'blue' | 'red', string>;
    create: string;
    creating: string;
    created: string;
    failed: string;
  };
}

export const siteTexts: Record<Language, SiteTexts> = {
  fr: {
    label: 'Site',
    all: 'Tous les sites',
    wizard: {
      title: 'Nouveau site',
      intro:
        'Le site est créé dans les deux langues, avec ses pages, son menu, son pied de page et ses formulaires. Vous n’aurez plus qu’à remplacer les textes et le logo.',
      forbidden: 'Seule l’administration peut créer un site.',
      nameFr: 'Nom du site en français',
      nameEn: 'Nom du site en anglais',
      nameEnHint: 'Laissez vide s’il est le même.',
      type: 'Type de site',
      types: { broker: 'Site d’un courtier', agency: 'Site d’une agence' },
      domain: 'Domaine',
      domainHint: 'Sans https://, par exemple www.exemple.ca.',
      email: 'Courriel qui reçoit les demandes',
      emailHint: 'Les demandes qui ne nomment personne y arrivent.',
      preset: 'Palette de départ',
      presets: { blue: 'Bleu', red: 'Rouge' },
      create: 'Créer le site',
      creating: 'Création en cours…',
      created: 'Site créé. Ses pages sont publiées.',
      failed: 'Le site n’a pas été créé. Réessayez dans un instant.',
    },
  },
  en: {
    label: 'Site',
    all: 'All sites',
    wizard: {
      title: 'New site',
      intro:
        'The site is made in both languages, with its pages, menu, footer and forms. All that is left is to replace the texts and the logo.',
      forbidden: 'Only administrators can create a site.',
      nameFr: 'Name of the site in French',
      nameEn: 'Name of the site in English',
      nameEnHint: 'Leave empty when it is the same.',
      type: 'Type of site',
      types: { broker: 'Site of a broker', agency: 'Site of an agency' },
      domain: 'Domain',
      domainHint: 'Without https://, such as www.example.ca.',
      email: 'Email address that receives the leads',
      emailHint: 'Leads that name nobody arrive there.',
      preset: 'Initial palette',
      presets: { blue: 'Blue', red: 'Red' },
      create: 'Create the site',
      creating: 'Creating…',
      created: 'Site created. Its pages are published.',
      failed: 'The site was not created. Please try again in a moment.',
    },
  },
};
