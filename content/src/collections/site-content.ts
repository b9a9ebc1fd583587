import { libraryAccess, siteContentAccess } from '../access.ts';
import { checkSite } from './check-site.ts';

/** Access and hooks of a collection whose documents belong to a site each. */
export const siteContent = { access: siteContentAccess, hooks: { beforeValidate: [checkSite] } };

/** Access and hooks of a collection whose documents belong to a site or to the library that all sites share. */
export const siteLibrary = { access: libraryAccess, hooks: { beforeValidate: [checkSite] } };
