import { micrositeIdPattern } from '@vitrine/contract/core/microsite-id.ts';
import type { Bilingual } from '@vitrine/contract/locale.ts';
import { captchaVersions } from '@vitrine/contract/page.ts';
import type { Field, PayloadRequest, TextField } from 'payload';
import { isDomain } from '../paths/domains.ts';
import { adminsOnlyField } from '../payload/access.ts';
import { messageFor } from '../payload/message-for.ts';

/**
 * Grants admins only the fields that identify a site. Another value would expose other sites' leads or redirect their visitors.
 */
const adminsAlone = { create: adminsOnlyField, update: adminsOnlyField };

const idField = (name: string, label: TextField['label']): TextField => ({
  name,
  type: 'text',
  required: true,
  unique: true,
  label,
  access: adminsAlone,
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    (typeof value === 'string' && micrositeIdPattern.test(value)) ||
    messageFor(req, {
      fr: 'L’identifiant commence par une lettre ou un chiffre et ne contient que des lettres sans accent, des chiffres et des traits d’union (64 au plus).',
      en: 'The id starts with a letter or digit and holds letters without accents, digits and hyphens only (64 at most).',
    }),
});

const captchaLabels: Readonly<Record<(typeof captchaVersions)[number], Bilingual>> = {
  v2: { fr: 'reCAPTCHA 2', en: 'reCAPTCHA 2' },
  v3: { fr: 'reCAPTCHA 3', en: 'reCAPTCHA 3' },
  enterprise: { fr: 'reCAPTCHA Enterprise', en: 'reCAPTCHA Enterprise' },
  altcha: { fr: 'ALTCHA (sans tiers)', en: 'ALTCHA (no third party)' },
};

const nobody = () => false;

/**
 * Returns the fields that identify a site, writable by admins only. A function, because Payload mutates the fields that it
 * receives.
 */
export const identityFields = (): Field[] => [
  {
    type: 'row',
    fields: [
      idField('site_id', { fr: 'Identifiant du site', en: 'Site id' }),
      {
        name: 'site_type',
        type: 'select',
        required: true,
        defaultValue: 'broker',
        label: { fr: 'Type de site', en: 'Type of site' },
        access: adminsAlone,
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
      idField('microsite_id', { fr: 'Identifiant des demandes et des propriétés', en: 'Id for leads and listings' }),
      {
        name: 'site_key',
        type: 'text',
        required: true,
        unique: true,
        minLength: 16,
        access: { ...adminsAlone, read: adminsOnlyField },
        label: { fr: 'Clé du site', en: 'Site key' },
      },
    ],
  },
  {
    name: 'domains',
    type: 'text',
    hasMany: true,
    label: { fr: 'Domaines', en: 'Domains' },
    access: adminsAlone,
    admin: {
      description: {
        fr: 'Sans https://. Le premier est le domaine canonique. Un domaine vaut aussi avec www. et tout port.',
        en: 'Without https://. The first is the canonical one. A domain also stands for itself with www. and any port.',
      },
    },
    validate: (value, { req }) => {
      const wrong = (value ?? []).find((domain) => !isDomain(domain));
      if (wrong === undefined) return true;
      return messageFor(req, {
        fr: `«\u00a0${wrong}\u00a0» n’est pas un nom de domaine.`,
        en: `“${wrong}” is not a domain name.`,
      });
    },
  },
  // The domains in normalised form. A unique index keeps two sites from having the same domain.
  {
    name: 'hosts',
    type: 'text',
    hasMany: true,
    hidden: true,
    access: { read: nobody, create: nobody, update: nobody },
  },
  {
    name: 'captcha',
    type: 'group',
    label: { fr: 'Captcha', en: 'Captcha' },
    access: adminsAlone,
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'version',
            type: 'select',
            options: captchaVersions.map((value) => ({ value, label: captchaLabels[value] })),
            label: { fr: 'Sorte', en: 'Version' },
          },
          { name: 'site_key', type: 'text', label: { fr: 'Clé publique', en: 'Public key' } },
        ],
      },
    ],
  },
];
