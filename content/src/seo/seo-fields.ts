import type { Field, GroupField, TextareaField, TextField } from 'payload';

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
      line('og_type', 'Type', 'Type'),
      line('og_locale', 'Langue', 'Locale'),
      line('fb_app_id', 'Application', 'App id'),
      line('og_url', 'Adresse', 'Address'),
      picture('og_image'),
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
    line('canonical_url', 'Adresse canonique', 'Canonical address'),
  ]);
