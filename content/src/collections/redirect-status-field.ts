import type { SelectField } from 'payload';

/** Select of the HTTP status of a redirect: permanent or temporary. */
export const redirectStatusField = (more: Pick<SelectField, 'required' | 'defaultValue'> = {}): SelectField => ({
  name: 'status',
  type: 'select',
  label: { fr: 'Nature', en: 'Kind' },
  options: [
    { value: '301', label: { fr: 'Permanente (301)', en: 'Permanent (301)' } },
    { value: '302', label: { fr: 'Temporaire (302)', en: 'Temporary (302)' } },
  ],
  ...more,
});
