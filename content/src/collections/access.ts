import type { Access, FieldAccess, TypedUser, Where } from 'payload';

/** Who may do what: an admin everything, an editor the content of the sites that the editor is given. */

export const roles = ['admin', 'editor'] as const;

export type Staff = Pick<TypedUser, 'id'> & { role?: unknown; sites?: unknown };

export const isAdmin = (user: Staff | null): boolean => user?.role === 'admin';

/** The ids of the sites that an editor works on; a site may be populated or be its id. */
export const siteIds = (user: Staff): unknown[] =>
  (Array.isArray(user.sites) ? user.sites : []).map((site) =>
    typeof site === 'object' && site !== null ? site.id : site,
  );

export const adminsOnly: Access = ({ req }) => isAdmin(req.user);
export const adminsOnlyField: FieldAccess = ({ req }) => isAdmin(req.user);
export const staffOnly: Access = ({ req }) => req.user !== null;

/** Documents with a `site` field: all for an admin, those of the own sites for an editor. */
export const ownSites: Access = ({ req }) => {
  if (!req.user) return false;
  return isAdmin(req.user) || ({ site: { in: siteIds(req.user) } } satisfies Where);
};

/** The sites themselves. */
export const ownSiteDocuments: Access = ({ req }) => {
  if (!req.user) return false;
  return isAdmin(req.user) || ({ id: { in: siteIds(req.user) } } satisfies Where);
};

/** Everybody's own account; an admin sees all. */
export const ownAccount: Access = ({ req }) => {
  if (!req.user) return false;
  return isAdmin(req.user) || ({ id: { equals: req.user.id } } satisfies Where);
};

export const ownSiteAccess = { read: ownSites, create: staffOnly, update: ownSites, delete: ownSites } as const;

/** Whether a member of the staff may put a document on this site; checked on writing, where access has no document yet. */
export const mayUseSite = (user: Staff | null | undefined, site: unknown): boolean =>
  !user || isAdmin(user) || siteIds(user).includes(site);
