import type { CollectionConfig } from 'payload';
import { blocksField } from '../blocks-to-payload.ts';
import { seoField } from '../fields/seo-fields.ts';
import { messageFor } from '../message-for.ts';
import { pageLivePreview } from './page-live-preview.ts';
import { redirectField } from './redirect-field.ts';
import { siteContent } from './site-content.ts';
import { siteField } from './site-field.ts';
import { uniqueInSite } from './unique-in-site.ts';

const pathIsFree = uniqueInSite('pages', 'path', { fr: 'Le chemin', en: 'The path' });
const pathForm = /^\/(fr|en)(\/[a-z0-9-]+)*$/;

export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: { fr: 'Page', en: 'Page' }, plural: { fr: 'Pages', en: 'Pages' } },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', 'site', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'path'],
    livePreview: pageLivePreview,
    components: { edit: { beforeDocumentControls: ['/preview/preview-controls.tsx#PreviewControls'] } },
  },
  ...siteContent,
  versions: { drafts: { autosave: false, schedulePublish: false }, maxPerDoc: 50 },
  fields: [
    siteField(),
    {
      name: 'access',
      type: 'select',
      required: true,
      defaultValue: 'public',
      label: { fr: 'Accès', en: 'Access' },
      admin: { position: 'sidebar' },
      options: [
        { value: 'public', label: { fr: 'Ouvert à tous', en: 'Open to all' } },
        { value: 'restricted', label: { fr: 'Réservé (erreur 403)', en: 'Restricted (error 403)' } },
      ],
    },
    { name: 'title', type: 'text', required: true, localized: true, label: { fr: 'Titre', en: 'Title' } },
    {
      name: 'path',
      type: 'text',
      required: true,
      localized: true,
      index: true,
      label: { fr: 'Chemin', en: 'Path' },
      admin: {
        description: {
          fr: 'Tel que le visiteur le voit, langue comprise\u00a0: /fr/a-propos.',
          en: 'As visitors see it, with the language: /en/about.',
        },
      },
      validate: (value: unknown, context: Parameters<typeof pathIsFree>[1]) => {
        const language = context.req.locale === 'en' ? 'en' : 'fr';
        if (typeof value !== 'string' || !pathForm.test(value) || !value.startsWith(`/${language}`))
          return messageFor(context.req, {
            fr: `Le chemin commence par /${language} et ne contient que des minuscules sans accent, des chiffres et des traits d’union.`,
            en: `The path starts with /${language} and holds lower-case letters without accents, digits and hyphens only.`,
          });
        return pathIsFree(value, context);
      },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: { fr: 'Contenu', en: 'Content' },
          fields: [blocksField('blocks', 'page', { fr: 'Blocs', en: 'Blocks' })],
        },
        { label: { fr: 'Référencement', en: 'SEO' }, fields: [seoField()] },
        {
          label: { fr: 'Variantes', en: 'Variants' },
          fields: [
            {
              name: 'variants',
              type: 'array',
              label: { fr: 'Variantes', en: 'Variants' },
              labels: { singular: { fr: 'variante', en: 'variant' }, plural: { fr: 'variantes', en: 'variants' } },
              admin: {
                initCollapsed: true,
                description: {
                  fr: 'Une variante est montrée à l’adresse de la page suivie de ?variant=identifiant.',
                  en: 'A variant shows at the address of the page followed by ?variant=id.',
                },
              },
              fields: [
                {
                  type: 'row',
                  fields: [
                    { name: 'key', type: 'text', required: true, label: { fr: 'Identifiant', en: 'Id' } },
                    { name: 'name', type: 'text', required: true, label: { fr: 'Nom', en: 'Name' } },
                    {
                      name: 'color',
                      type: 'text',
                      label: { fr: 'Couleur', en: 'Colour' },
                      admin: { placeholder: '#7A3E9D' },
                    },
                  ],
                },
                blocksField('blocks', 'page', { fr: 'Blocs', en: 'Blocks' }),
              ],
            },
          ],
        },
        {
          label: { fr: 'Réglages', en: 'Settings' },
          fields: [
            redirectField(),
            {
              name: 'replaces_footer',
              type: 'checkbox',
              defaultValue: false,
              label: { fr: 'Remplacer le pied de page du site', en: 'Replace the site’s footer' },
            },
            {
              ...blocksField('footer', 'footer', { fr: 'Pied de page', en: 'Footer' }),
              admin: {
                initCollapsed: true,
                condition: (data: { replaces_footer?: unknown }) => data.replaces_footer === true,
              },
            },
          ],
        },
      ],
    },
  ],
};
