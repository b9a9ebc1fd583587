/** Path of the report on the languages of a site in the admin. */
export const reportPath = '/admin/languages';
