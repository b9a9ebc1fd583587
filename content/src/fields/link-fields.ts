import type { Field } from 'payload';
import { anyValue, collapsed, color, row } from './form-pieces.ts';
import { fontWeight, iconName } from './icon-fields.ts';
import { requiredAddress } from './required.ts';

/** Returns the fields of a link of `3-wire §2`. */
export const linkFields = (required = false): Field[] => [
  row(
    { name: 'text', type: 'text', localized: true, label: { fr: 'Texte', en: 'Text' } },
    {
      name: 'url',
      type: 'text',
      localized: true,
      ...(required && requiredAddress),
      label: { fr: 'Adresse', en: 'Address' },
      admin: {
        description: {
          fr: 'Une page du site sans la langue (/contact), ou une adresse complète.',
          en: 'A page of the site without the language (/contact), or a full address.',
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
