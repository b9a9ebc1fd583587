import type { LinkField } from '@vitrine/contract/kinds/link.ts';
import type { Field, PayloadRequest, RelationshipField } from 'payload';
import { anyValue, collapsed, color, row } from '../fields/form-pieces.ts';
import { withBothTexts } from '../fields/menu-fields.ts';
import { requiredAddress } from '../fields/required.ts';
import { messageFor } from '../payload/message-for.ts';
import { hasText } from '../rich-text/rich-text-content.ts';
import { asNumber, asObject, asText, filled, type Loose } from '../values/untyped-values.ts';
import { component } from './component.ts';
import type { ContentKind } from './content-kind.ts';
import { eachLocale, inOneLocale, perLocale } from './each-locale.ts';
import { fontWeight, iconName } from './icon.ts';

/** Limits the offered pages to those of the edited document's site; the document may be the site itself. */
const offerPagesOfSite: RelationshipField['filterOptions'] = ({ data, id }) => {
  const site = data?.site ?? (data?.site_id === undefined ? undefined : id);
  const own = typeof site === 'object' && site !== null ? site.id : site;
  return own === undefined || own === null ? true : { site: { equals: own } };
};

/** True for a text that is empty or consists of a query, a fragment or both. */
const isSuffix = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (typeof value === 'string' && /^[?#]\S*$/.test(value));

/** Returns the fields of a link (components.7): to a page, which is stored as a reference, or to an address. */
const linkFields = (required: boolean): Field[] => [
  row(
    { name: 'text', type: 'text', localized: true, label: { fr: 'Texte', en: 'Text' } },
    {
      name: 'page',
      type: 'relationship',
      relationTo: 'pages',
      filterOptions: offerPagesOfSite,
      // The form limits the options; the collections' hooks check that the saved page belongs to the site.
      validate: (): true => true,
      label: { fr: 'Page du site', en: 'Page of the site' },
      admin: {
        allowCreate: false,
        allowEdit: false,
        description: {
          fr: 'Le lien suit la page, dans chaque langue, même si son chemin change.',
          en: 'The link follows the page, in each language, even when its path changes.',
        },
      },
    },
    {
      name: 'url',
      type: 'text',
      localized: true,
      ...(required && requiredAddress),
      label: { fr: 'Ou une adresse', en: 'Or an address' },
      admin: {
        condition: (_, siblings) => !siblings.page,
        description: {
          fr: 'https://…, tel:, mailto:, ou un chemin du site sans la langue (/contact#equipe).',
          en: 'https://…, tel:, mailto:, or a path of the site without the language (/contact#team).',
        },
      },
    },
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
        condition: (_, siblings) => Boolean(siblings.page),
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

/** Returns the values of a link that are the same in Payload and on the wire. */
function sharedValues({ target, on_click_action, format, icon }: Loose) {
  const { type, color: textColor, bg_color } = asObject(format);
  const mark = asObject(icon);
  return {
    target: asText(target),
    on_click_action: asText(on_click_action),
    format: filled({ type: asText(type), color: asText(textColor), bg_color: asText(bg_color) }),
    icon: filled({ type: asText(mark.type), align: asText(mark.align), font_weight: asText(mark.font_weight) }),
  };
}

export const link: ContentKind<LinkField> = {
  adminField: ({ required }, { shared, isInMenu }) => {
    const fields = linkFields(required);
    return { ...shared, type: 'group', fields: isInMenu ? withBothTexts(fields) : fields };
  },
  toWire: (value) => {
    const own = asObject(value);
    return component('link', {
      text: eachLocale(own.text, asText),
      // The public service replaces the page by the page's address.
      page: asNumber(own.page),
      suffix: asNumber(own.page) === undefined ? undefined : asText(own.suffix),
      url: eachLocale(own.url, asText),
      ...sharedValues(own),
    });
  },
  fromWire: (value, _, reading) => {
    const own = asObject(value);
    const page = reading.pageId?.(asObject(own.url));
    return filled({
      text: perLocale(own.text, asText, reading),
      page,
      url: page === undefined ? perLocale(own.url, asText, reading) : undefined,
      ...sharedValues(own),
    });
  },
  sample: () => ({
    cms_component: 'link',
    format: { type: 'button' },
    text: { fr: 'Écrivez-nous', en: 'Write to us' },
    url: { fr: '/contact', en: '/contact' },
    target: 'self',
  }),
  hasContent: (value) => inOneLocale(asObject(value).text, hasText),
  titles: { text: 'text', picture: 'url' },
};
