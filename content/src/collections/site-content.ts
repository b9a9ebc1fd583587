import { libraryAccess, siteContentAccess } from '../payload/access.ts';
import { checkSite } from './check-site.ts';

/** Access and hooks of a collection whose documents each belong to a site. */
export const siteContent = { access: siteContentAccess, hooks: { beforeValidate: [checkSite] } };

/** Access and hooks of a collection whose documents belong to a site or to the shared library. */
export const siteLibrary = { access: libraryAccess, hooks: { beforeValidate: [checkSite] } };
