import type { Bilingual } from '@vitrine/contract/locale.ts';
import type { Field, FieldHook, FilterOptions, PayloadRequest } from 'payload';
import { anyValue, collapsed, color, row } from '../fields/form-pieces.ts';
import { requiredAddress, requiredTarget } from '../fields/required.ts';
import { messageFor } from '../payload/message-for.ts';
import { type LinkedKind, linkedCollections } from '../values/linked-collections.ts';
import { asObject } from '../values/untyped-values.ts';
import { fontWeight, iconName } from './icon.ts';
import { contactAddress, type Destination, destinationOf } from './link-destination.ts';

/** The site of the edited document, which may be the site itself; undefined for a document without one. */
function siteOf({ data, id }: { data?: Partial<Record<string, unknown>>; id?: unknown }): unknown {
  const site = data?.site ?? (data?.site_id === undefined ? undefined : id);
  return typeof site === 'object' && site !== null ? asObject(site).id : site;
}

/** Limits the offered documents to those of the edited document's site. */
export const offerOfSite: FilterOptions = (place) => {
  const site = siteOf(place);
  return site === undefined || site === null ? true : { site: { equals: site } };
};

/** Limits the offered files to those of the edited document's site and the shared ones. */
const offerFiles: FilterOptions = (place) => {
  const site = siteOf(place);
  return site === undefined || site === null ? true : { or: [{ site: { equals: site } }, { site: { exists: false } }] };
};

const leadsTo = (destination: Destination) => (_: unknown, siblings: Partial<Record<string, unknown>>) =>
  destinationOf(siblings) === destination;

interface Target {
  kind: LinkedKind;
  label: Bilingual;
  help: Bilingual;
}

const targets: readonly Target[] = [
  {
    kind: 'page',
    label: { fr: 'Page du site', en: 'Page of the site' },
    help: {
      fr: 'Le lien suit la page, dans chaque langue, même si son chemin change.',
      en: 'The link follows the page, in each language, even when its path changes.',
    },
  },
  {
    kind: 'article',
    label: { fr: 'Article du blogue', en: 'Article of the blog' },
    help: {
      fr: 'Le lien suit l’article, dans chaque langue. Il paraît avec lui.',
      en: 'The link follows the article, in each language. It appears with it.',
    },
  },
  {
    kind: 'person',
    label: { fr: 'Personne du site', en: 'Person of the site' },
    help: {
      fr: 'Le lien mène à la page de la personne, quand elle est publiée.',
      en: 'The link leads to the page of the person, once it is published.',
    },
  },
  {
    kind: 'office',
    label: { fr: 'Bureau du site', en: 'Office of the site' },
    help: {
      fr: 'Le lien mène à la page du bureau, quand elle est publiée.',
      en: 'The link leads to the page of the office, once it is published.',
    },
  },
];

/** Returns the field that names the document to which a link leads. */
const targetField = ({ kind, label, help }: Target, required: boolean): Field => ({
  name: kind,
  type: 'relationship',
  relationTo: linkedCollections[kind],
  filterOptions: offerOfSite,
  label,
  // The form limits the options; the collections' hooks check that the saved document belongs to the site.
  ...(required ? requiredTarget : { validate: (): true => true }),
  admin: { allowCreate: false, allowEdit: false, condition: leadsTo(kind), description: help },
});

const fileField = (required: boolean): Field => ({
  name: 'file',
  type: 'upload',
  relationTo: linkedCollections.file,
  filterOptions: offerFiles,
  label: { fr: 'Fichier', en: 'File' },
  ...(required ? requiredTarget : { validate: (): true => true }),
  admin: { condition: leadsTo('file') },
});

/** Returns a field for an e-mail address or a telephone number, which must be one when it is filled. */
const contactField = (
  name: 'email' | 'phone',
  label: Bilingual,
  placeholder: Bilingual,
  refusal: Bilingual,
): Field => ({
  name,
  type: 'text',
  label,
  validate: (value: unknown, { req }: { req: PayloadRequest }): string | true =>
    !value || contactAddress({ leads_to: name, [name]: value }) !== null || messageFor(req, refusal),
  admin: { condition: leadsTo(name), placeholder },
});

/** True for a text that is empty or consists of a query, a fragment or both. */
const isSuffix = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (typeof value === 'string' && /^[?#]\S*$/.test(value));

/** Returns the fields of a link (components.7): to a document, which is stored as a reference, or to an address. */
export const linkFields = (required: boolean): Field[] => [
  row(
    { name: 'text', type: 'text', localized: true, label: { fr: 'Texte', en: 'Text' } },
    {
      name: 'leads_to',
      type: 'text',
      label: { fr: 'Mène à', en: 'Leads to' },
      admin: {
        components: { Field: '/links/destination-field.tsx#DestinationField' },
      },
    },
    ...targets.map((target) => targetField(target, required)),
    {
      name: 'listing',
      type: 'text',
      label: { fr: 'Propriété', en: 'Listing' },
      ...(required && requiredTarget),
      admin: {
        condition: leadsTo('listing'),
        components: { Field: '/links/listing-field.tsx#ListingField' },
      },
    },
    fileField(required),
    {
      name: 'url',
      type: 'text',
      localized: true,
      ...(required && requiredAddress),
      label: { fr: 'Adresse', en: 'Address' },
      admin: {
        condition: leadsTo('address'),
        description: {
          fr: 'https://… ou un chemin du site sans la langue (/contact#equipe).',
          en: 'https://… or a path of the site without the language (/contact#team).',
        },
      },
    },
    contactField(
      'email',
      { fr: 'Courriel', en: 'E-mail' },
      { fr: 'nom@exemple.ca', en: 'name@example.ca' },
      {
        fr: 'Écrivez une adresse de courriel, comme nom@exemple.ca.',
        en: 'Write an e-mail address, such as name@example.ca.',
      },
    ),
    contactField(
      'phone',
      { fr: 'Téléphone', en: 'Telephone' },
      { fr: '514 555-0100', en: '514 555-0100' },
      {
        fr: 'Écrivez un numéro à dix chiffres, ou un numéro international qui commence par +.',
        en: 'Write a number of ten digits, or an international one that begins with +.',
      },
    ),
    {
      name: 'suffix',
      type: 'text',
      label: { fr: 'Endroit de la page', en: 'Place in the page' },
      validate: (value: unknown, { req }: { req: PayloadRequest }): string | true =>
        isSuffix(value) ||
        messageFor(req, {
          fr: 'Commencez par # pour un endroit de la page (#equipe), ou par ? pour un réglage (?type=condo).',
          en: 'Start with # for a place in the page (#team), or with ? for a setting (?type=condo).',
        }),
      admin: {
        condition: (_, siblings) => destinationOf(siblings) === 'page' && Boolean(siblings.page),
        placeholder: { fr: '#equipe', en: '#team' },
        description: {
          fr: 'Facultatif\u00a0: s’ajoute à l’adresse de la page.',
          en: 'Optional: is added to the address of the page.',
        },
      },
    },
  ),
  collapsed('Réglages du lien', 'Link settings', [
    row(
      {
        name: 'target',
        type: 'select',
        label: { fr: 'S’ouvre', en: 'Opens' },
        options: [
          { value: 'self', label: { fr: 'sur place', en: 'in place' } },
          { value: 'blank', label: { fr: 'dans un autre onglet', en: 'in a new tab' } },
        ],
      },
      {
        name: 'on_click_action',
        type: 'select',
        label: { fr: 'Action', en: 'Action' },
        options: [
          {
            value: 'open_contact_modal',
            label: { fr: 'Ouvrir le formulaire de contact', en: 'Open the contact form' },
          },
        ],
      },
    ),
    {
      name: 'format',
      type: 'group',
      label: { fr: 'Présentation', en: 'Look' },
      fields: [
        row(
          {
            name: 'type',
            type: 'select',
            label: { fr: 'Forme', en: 'Form' },
            options: [
              { value: 'button', label: { fr: 'Bouton', en: 'Button' } },
              { value: 'href', label: { fr: 'Lien', en: 'Link' } },
            ],
            validate: anyValue,
          },
          color('color', 'Couleur', 'Colour'),
          color('bg_color', 'Couleur de fond', 'Background colour'),
        ),
      ],
    },
    {
      name: 'icon',
      type: 'group',
      label: { fr: 'Icône', en: 'Icon' },
      fields: [
        row(
          iconName(),
          {
            name: 'align',
            type: 'select',
            label: { fr: 'Côté', en: 'Side' },
            options: [
              { value: 'left', label: { fr: 'Gauche', en: 'Left' } },
              { value: 'right', label: { fr: 'Droite', en: 'Right' } },
            ],
          },
          fontWeight(),
        ),
      ],
    },
  ]),
];

/** Removes from a link what it led to before, so that documents do not count as used that it no longer names. */
export const keepDestination: FieldHook = ({ value }) => {
  if (typeof value !== 'object' || value === null) return value;
  const chosen = destinationOf(value);
  const former = storedTargets.filter((name) => name !== chosen && value[name] !== undefined && value[name] !== null);
  return { ...value, ...Object.fromEntries(former.map((name) => [name, null])) };
};

const storedTargets = [...Object.keys(linkedCollections), 'listing', 'email', 'phone'];
