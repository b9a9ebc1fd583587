export const privacyPath = '/admin/privacy';
export const consentsPath = `${privacyPath}/consents`;
export const retentionPath = `${privacyPath}/retention`;

/** Returns the address at which staff see all of the person who sent a lead. The address of the person stands in none, since histories keep addresses. */
export const personOfLeadPath = (lead: string): string => `${privacyPath}?lead=${encodeURIComponent(lead)}`;
