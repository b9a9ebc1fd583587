import type { Access, FieldAccess, TypedUser, Where } from 'payload';

/** The access rules of docs/tenants.md: an admin may do everything; an editor works on the content of the assigned sites. */

export const roles = ['admin', 'editor'] as const;

export type Staff = Pick<TypedUser, 'id'> & { role?: unknown; sites?: unknown };

export const isAdmin = (user: Staff | null): boolean => user?.role === 'admin';

/** Returns the ids of the sites that an editor works on; Payload has either populated each site or left its id. */
export const siteIds = (user: Staff): unknown[] =>
  (Array.isArray(user.sites) ? user.sites : []).map((site) =>
    typeof site === 'object' && site !== null ? site.id : site,
  );

export const adminsOnly: Access = ({ req }) => isAdmin(req.user);
export const adminsOnlyField: FieldAccess = ({ req }) => isAdmin(req.user);

/** Grants admins everything, editors the documents that `where` selects for their sites, and other users nothing. */
const bySites =
  (where: (sites: unknown[]) => Where): Access =>
  ({ req }) => {
    if (!req.user) return false;
    return isAdmin(req.user) || where(siteIds(req.user));
  };

const ownSites = bySites((sites) => ({ site: { in: sites } }));

/**
 * Grants an editor a version only when both the version and its document, which may have moved since, are on the editor's sites.
 */
const ownVersions = bySites((sites) => ({ 'version.site': { in: sites }, 'parent.site': { in: sites } }));

/** Grants an editor the documents of the editor's sites and the documents without a site, which all sites share. */
const ownOrShared = bySites((sites) => ({ or: [{ site: { in: sites } }, { site: { exists: false } }] }));

/** Grants an editor the editor's sites themselves. */
export const ownSiteDocuments = bySites((sites) => ({ id: { in: sites } }));

/** Grants an editor the versions of the editor's sites themselves. */
export const ownSiteVersions = bySites((sites) => ({ parent: { in: sites } }));

/**
 * Refuses a new document for a site on which the editor does not work. Payload passes no data when it only asks whether to offer the form.
 */
const createOnOwnSite: Access = ({ req, data }) => {
  if (!req.user) return false;
  return data?.site === undefined || mayUseSite(req.user, data.site);
};

/** Grants users their own account, and admins every account. */
export const ownAccount: Access = ({ req }) => {
  if (!req.user) return false;
  return isAdmin(req.user) || ({ id: { equals: req.user.id } } satisfies Where);
};

/** Access to a collection whose documents each belong to a site. */
export const siteContentAccess = {
  ...{ create: createOnOwnSite, read: ownSites, readVersions: ownVersions, update: ownSites, delete: ownSites },
} as const;

/** Access to a collection whose documents belong to a site or, in the shared library, to none. */
export const libraryAccess = { ...siteContentAccess, read: ownOrShared } as const;

/** True when the user may put a document on the site; `site` is an id, or nullish for the shared library. */
export const mayUseSite = (user: Staff, site: unknown): boolean => isAdmin(user) || siteIds(user).includes(site);
