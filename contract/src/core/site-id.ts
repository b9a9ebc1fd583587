/** Format of the ids of a site. Without commas and asterisks, an id in a list always means one site. */
export const siteIdPattern = /^[a-z0-9][a-z0-9-]{0,63}$/i;
