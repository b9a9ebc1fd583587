/** Form of the ids of a site. Without commas and asterisks an id in a list stands for one site alone. */
export const siteIdPattern = /^[a-z0-9][a-z0-9-]{0,63}$/i;
