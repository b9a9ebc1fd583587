import type { RelationshipField } from 'payload';
import { adminsOnlyField } from '../payload/access.ts';
import { messageFor } from '../payload/message-for.ts';
import { currentSiteId } from '../sites/current-site.ts';

const inSidebar = { position: 'sidebar', allowCreate: false, allowEdit: false } as const;

/** The site that a document belongs to. Only admins move a document; checkSite validates the value, also in drafts. */
export const siteField = (): RelationshipField => ({
  name: 'site',
  type: 'relationship',
  relationTo: 'sites',
  required: true,
  index: true,
  label: { fr: 'Site', en: 'Site' },
  admin: inSidebar,
  access: { update: adminsOnlyField },
  // The address of the form may name the site of a new document. Otherwise it belongs to the site that the user has selected.
  defaultValue: ({ req }) => {
    const named = req.query?.site;
    return typeof named === 'string' && /^\d{1,9}$/.test(named) ? Number(named) : (currentSiteId(req) ?? undefined);
  },
  validate: (value: unknown, { req }: { req: Parameters<typeof messageFor>[0] }) =>
    (value !== null && value !== undefined) || messageFor(req, { fr: 'Choisissez un site.', en: 'Choose a site.' }),
});

/** Returns the field of the site of a document that may also be shared by all sites. */
export const siteOrSharedField = (): RelationshipField => {
  const { required: _, validate: __, ...field } = siteField();
  return {
    ...field,
    admin: {
      ...inSidebar,
      description: {
        fr: 'Vide\u00a0: dans la médiathèque commune, que seule l’administration remplit.',
        en: 'Empty: in the shared library, which admins alone fill.',
      },
    },
  };
};

/** Limits the options of a relationship to documents of the site of the edited document. */
export const offerSameSite = ({ data }: { data?: { site?: unknown } }) =>
  data?.site ? { site: { equals: data.site } } : true;
