/** Time zone of the sites and of their readers. */
export const siteTimeZone = 'America/Toronto';
