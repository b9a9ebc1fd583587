import type { Bilingual } from '@vitrine/contract/locale.ts';
import type { Field, GroupField, TextareaField, TextField } from 'payload';
import { collapsed } from '../fields/form-pieces.ts';

/** The SEO fields of a page or a site, each with a value in both languages (head.5). */

/** Lengths beyond which search engines cut a title and a description, in characters. */
export const longestTitle = 65;
export const longestDescription = 165;

/** Returns the options of a text whose characters are counted in the form. */
const counted = (max: number) => ({
  admin: { components: { afterInput: [{ path: '/components/length-hint.tsx#LengthHint', clientProps: { max } }] } },
});

const line = (name: string, fr: string, en: string): TextField => ({
  name,
  type: 'text',
  localized: true,
  label: { fr, en },
});

const paragraph = (name: string, fr: string, en: string): TextareaField => ({
  name,
  type: 'textarea',
  localized: true,
  label: { fr, en },
});

/** Returns a field in words that say what it does, for the few who need it. */
const technical = (name: string, label: Bilingual, description: Bilingual): TextField => ({
  ...line(name, label.fr, label.en),
  admin: { description },
});

/** Returns a technical field whose stored text is one of a few values. */
const choice = (
  name: string,
  label: Bilingual,
  description: Bilingual,
  options: Readonly<Record<string, Bilingual>>,
): TextField => ({
  ...technical(name, label, description),
  admin: {
    description,
    components: { Field: { path: '/components/choice-field.tsx#ChoiceField', clientProps: { options } } },
  },
});

/** Values of the Open Graph property `og:type` (ogp.me) with their labels. */
const shareTypes = {
  website: { fr: 'Page du site', en: 'Page of the site' },
  article: { fr: 'Article', en: 'Article' },
  profile: { fr: 'Personne', en: 'Person' },
  'video.other': { fr: 'Vidéo', en: 'Video' },
} as const;

const shareLocales = {
  fr_CA: { fr: 'Français (Canada)', en: 'French (Canada)' },
  en_CA: { fr: 'Anglais (Canada)', en: 'English (Canada)' },
  fr_FR: { fr: 'Français (France)', en: 'French (France)' },
  en_US: { fr: 'Anglais (États-Unis)', en: 'English (United States)' },
} as const;

const picture = (name: string): Field => ({
  name,
  type: 'upload',
  relationTo: 'media',
  localized: true,
  label: { fr: 'Image de partage', en: 'Sharing picture' },
});

const group = (name: string, fr: string, en: string, fields: Field[]): GroupField => ({
  name,
  type: 'group',
  label: { fr, en },
  fields,
});

export const seoField = (): GroupField =>
  group('seo', 'Référencement', 'SEO', [
    {
      ...line('title', 'Titre dans l’onglet et les moteurs de recherche', 'Title in the tab and in search engines'),
      ...counted(longestTitle),
    },
    group('global', 'Moteurs de recherche', 'Search engines', [
      line('og_title', 'Titre', 'Title'),
      { ...paragraph('og_description', 'Description', 'Description'), ...counted(longestDescription) },
    ]),
    group('facebook', 'Facebook', 'Facebook', [
      line('og_title', 'Titre', 'Title'),
      paragraph('og_description', 'Description', 'Description'),
      picture('og_image'),
      collapsed('Avancé', 'Advanced', [
        choice(
          'og_type',
          { fr: 'Ce qu’est la page', en: 'What the page is' },
          {
            fr: 'Vide\u00a0: une page du site, ou un article pour un article.',
            en: 'Empty: a page of the site, or an article for an article.',
          },
          shareTypes,
        ),
        choice(
          'og_locale',
          { fr: 'Langue annoncée', en: 'Language announced' },
          { fr: 'Vide\u00a0: celle de la page, au Canada.', en: 'Empty: that of the page, in Canada.' },
          shareLocales,
        ),
        technical(
          'og_url',
          { fr: 'Adresse à partager', en: 'Address to share' },
          {
            fr: 'Vide\u00a0: celle de la page. Une autre réunit les mentions J’aime de plusieurs pages.',
            en: 'Empty: that of the page. Another one unites the likes of several pages.',
          },
        ),
        technical(
          'fb_app_id',
          { fr: 'Numéro d’application Facebook', en: 'Facebook application number' },
          {
            fr: 'Pour les statistiques de Facebook\u00a0; votre agence le donne s’il en faut un.',
            en: 'For the statistics of Facebook; your agency gives it to you when one is needed.',
          },
        ),
      ]),
    ]),
    group('twitter', 'X (Twitter)', 'X (Twitter)', [
      line('og_title', 'Titre', 'Title'),
      paragraph('og_description', 'Description', 'Description'),
      picture('og_image'),
    ]),
    {
      ...line('robots_index_rule', 'Consigne aux robots', 'Rule for robots'),
      admin: { components: { Field: '/components/robots-field.tsx#RobotsField' } },
    },
    collapsed('Avancé', 'Advanced', [
      technical(
        'canonical_url',
        { fr: 'Adresse de la page d’origine', en: 'Address of the original page' },
        {
          fr: 'Seulement quand le même contenu existe à une autre adresse, que les moteurs de recherche doivent préférer.',
          en: 'Only when the same content exists at another address, which search engines should prefer.',
        },
      ),
    ]),
  ]);
