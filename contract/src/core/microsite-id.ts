/**
 * Shape of a microsite id: letters, digits and hyphens, at most 64 characters. Ids appear in addresses and in the scopes of staff, so no
 * id may contain a separator or a wildcard.
 */
export const micrositeIdPattern = /^[a-z0-9][a-z0-9-]{0,63}$/i;
