import type { CheckboxField, TextField } from 'payload';

/** Returns the field that keeps a person or an office off the website. */
export const draftField = (): CheckboxField => ({
  name: 'is_draft',
  type: 'checkbox',
  defaultValue: false,
  label: { fr: 'Brouillon', en: 'Draft' },
  admin: {
    position: 'sidebar',
    description: {
      fr: 'Le site ne montre pas encore cette fiche, et elle ne reçoit pas de demandes.',
      en: 'The website does not show it yet, and it receives no leads.',
    },
  },
});

/** Returns the field that names the broker or the brokerage of a source from whom staff made the document. No request may write it. */
export const sourceRefField = (): TextField => ({
  name: 'source_ref',
  type: 'text',
  index: true,
  access: { create: () => false, update: () => false },
  hooks: { beforeDuplicate: [() => null] },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
});
