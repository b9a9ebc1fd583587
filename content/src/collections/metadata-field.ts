import type { GroupField } from 'payload';
import { codeField, rowLabel } from '../fields/form-pieces.ts';

/** Elements that are inserted unchanged into the head and body of every page (head.6). Only admins write them. */
export const metadataField = (): GroupField => ({
  name: 'metadata',
  type: 'group',
  label: { fr: 'Balises', en: 'Tags' },
  access: { update: ({ req }) => req.user?.role === 'admin' },
  fields: [
    { name: 'favicon', type: 'upload', relationTo: 'media', label: { fr: 'Icône du site', en: 'Favicon' } },
    {
      name: 'tags',
      type: 'json',
      label: { fr: 'Balises meta et link', en: 'Meta and link tags' },
      admin: {
        components: { Field: '/tags/tags-field.tsx#TagsField' },
        description: {
          fr: 'Les attributs de chaque balise, par exemple name = theme-color et content = #003DA5. Avec href, la balise est un link.',
          en: 'The attributes of each tag, such as name = theme-color and content = #003DA5. With href, the tag is a link.',
        },
      },
    },
    {
      name: 'elements',
      type: 'array',
      label: { fr: 'Éléments', en: 'Elements' },
      labels: { singular: { fr: 'élément', en: 'element' }, plural: { fr: 'éléments', en: 'elements' } },
      admin: { components: rowLabel({ fr: 'Élément', en: 'Element' }, 'tag') },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'tag', type: 'text', required: true, label: { fr: 'Élément', en: 'Element' } },
            {
              name: 'position',
              type: 'select',
              defaultValue: 'head',
              label: { fr: 'Endroit', en: 'Position' },
              options: [
                { value: 'head', label: { fr: 'Dans l’en-tête du document', en: 'In the document head' } },
                { value: 'body_start', label: { fr: 'Au début du corps', en: 'At the start of the body' } },
                { value: 'body_end', label: { fr: 'À la fin du corps', en: 'At the end of the body' } },
              ],
            },
          ],
        },
        {
          name: 'attributes',
          type: 'json',
          label: { fr: 'Attributs', en: 'Attributes' },
          admin: { components: { Field: '/criteria/parameters-field.tsx#ParametersField' } },
        },
        codeField({ name: 'content', label: { fr: 'Contenu', en: 'Content' } }),
      ],
    },
  ],
});
