/** The member of the staff on whose behalf the admin's server calls, and the microsites whose leads that person may see. */
export type Staff = { id: string; name: string; sites: readonly string[] | 'all' };
