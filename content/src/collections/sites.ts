import { captchaVersions } from '@vitrine/contract/page.ts';
import type { CollectionConfig } from 'payload';
import { blocksField } from '../blocks-to-payload.ts';
import { seoField } from '../fields/seo-fields.ts';
import { adminsOnly, ownSiteDocuments } from './access.ts';
import { metadataField } from './metadata-field.ts';
import { say } from './say.ts';
import { themeField } from './theme-field.ts';

export const sites: CollectionConfig = {
  slug: 'sites',
  labels: { singular: { fr: 'Site', en: 'Site' }, plural: { fr: 'Sites', en: 'Sites' } },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'site_id', 'site_type', 'maintenance'] },
  access: { read: ownSiteDocuments, create: adminsOnly, update: ownSiteDocuments, delete: adminsOnly },
  fields: [
    {
      name: 'maintenance',
      type: 'checkbox',
      defaultValue: false,
      label: { fr: 'En maintenance (erreur 503)', en: 'Under maintenance (error 503)' },
      admin: { position: 'sidebar' },
    },
    { name: 'name', type: 'text', required: true, localized: true, label: { fr: 'Nom', en: 'Name' } },
    {
      type: 'tabs',
      tabs: [
        {
          label: { fr: 'Identité', en: 'Identity' },
          fields: [
            {
              type: 'row',
              fields: [
                {
                  name: 'site_id',
                  type: 'text',
                  required: true,
                  unique: true,
                  label: { fr: 'Identifiant du site', en: 'Site id' },
                },
                {
                  name: 'site_type',
                  type: 'select',
                  required: true,
                  defaultValue: 'broker',
                  label: { fr: 'Genre', en: 'Type' },
                  options: [
                    { value: 'broker', label: { fr: 'Courtier', en: 'Broker' } },
                    { value: 'agency', label: { fr: 'Agence', en: 'Agency' } },
                  ],
                },
              ],
            },
            {
              type: 'row',
              fields: [
                {
                  name: 'microsite_id',
                  type: 'text',
                  required: true,
                  unique: true,
                  label: { fr: 'Identifiant chez core', en: 'Microsite id' },
                },
                {
                  name: 'site_key',
                  type: 'text',
                  required: true,
                  unique: true,
                  minLength: 16,
                  access: { read: ({ req }) => req.user?.role === 'admin' },
                  label: { fr: 'Clé du site', en: 'Site key' },
                },
              ],
            },
            {
              name: 'domains',
              type: 'text',
              hasMany: true,
              label: { fr: 'Domaines', en: 'Domains' },
              admin: {
                description: {
                  fr: 'Sans https://. Le premier est le domaine canonique.',
                  en: 'Without https://. The first is the canonical one.',
                },
              },
              validate: (value, { req }) => {
                const wrong = (value ?? []).find((domain) => !/^[a-z0-9.-]+(:\d+)?$/.test(domain));
                if (wrong === undefined) return true;
                return say(req, {
                  fr: `«\u00a0${wrong}\u00a0» n’est pas un nom de domaine.`,
                  en: `“${wrong}” is not a domain name.`,
                });
              },
            },
            {
              name: 'captcha',
              type: 'group',
              label: { fr: 'Captcha', en: 'Captcha' },
              fields: [
                {
                  type: 'row',
                  fields: [
                    {
                      name: 'version',
                      type: 'select',
                      options: [...captchaVersions],
                      label: { fr: 'Sorte', en: 'Version' },
                    },
                    { name: 'site_key', type: 'text', label: { fr: 'Clé publique', en: 'Public key' } },
                  ],
                },
              ],
            },
          ],
        },
        { label: { fr: 'Apparence', en: 'Looks' }, fields: [themeField()] },
        {
          label: { fr: 'En-tête', en: 'Header' },
          fields: [blocksField('header', 'header', { fr: 'En-tête', en: 'Header' })],
        },
        {
          label: { fr: 'Pied de page', en: 'Footer' },
          fields: [blocksField('footer', 'footer', { fr: 'Pied de page', en: 'Footer' })],
        },
        { label: { fr: 'Référencement', en: 'SEO' }, fields: [seoField(), metadataField()] },
      ],
    },
  ],
};
