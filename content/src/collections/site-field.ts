import type { RelationshipField } from 'payload';
import { adminsOnlyField, isAdmin, siteIds } from '../access.ts';
import { messageFor } from '../message-for.ts';

/** The site that a document belongs to. Admins alone move a document; checkSite checks the value, in drafts too. */
export const siteField = (): RelationshipField => ({
  name: 'site',
  type: 'relationship',
  relationTo: 'sites',
  required: true,
  index: true,
  label: { fr: 'Site', en: 'Site' },
  admin: { position: 'sidebar' },
  access: { update: adminsOnlyField },
  // An editor of one site has no choice to make.
  defaultValue: ({ user }) => {
    const sites = user && !isAdmin(user) ? siteIds(user) : [];
    return sites.length === 1 ? sites[0] : undefined;
  },
  validate: (value: unknown, { req }: { req: Parameters<typeof messageFor>[0] }) =>
    (value !== null && value !== undefined) || messageFor(req, { fr: 'Choisissez un site.', en: 'Choose a site.' }),
});

/** The site of a document that may also be shared by all sites. */
export const siteOrSharedField = (): RelationshipField => {
  const { required: _, validate: __, ...field } = siteField();
  return {
    ...field,
    admin: {
      position: 'sidebar',
      description: {
        fr: 'Vide\u00a0: dans la médiathèque commune, que seule l’administration remplit.',
        en: 'Empty: in the shared library, which admins alone fill.',
      },
    },
  };
};

/** Offers in a relationship's list the documents of the site of the document that is being edited. */
export const offerSameSite = ({ data }: { data?: { site?: unknown } }) =>
  data?.site ? { site: { equals: data.site } } : true;
