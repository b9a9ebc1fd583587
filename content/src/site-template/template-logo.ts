const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Returns an SVG logo with the name of a site in one colour, which is used until staff upload the real logo. */
export const nameLogo = (name: string, color: string): string => {
  const width = 24 + name.length * 15;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 48" width="${width}" height="48"><text x="12" y="32" font-family="Georgia, serif" font-size="26" fill="${color}">${escapeXml(name)}</text></svg>`;
};

/** Returns an SVG icon with the first letter of a site's name. */
export const letterIcon = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><rect width="32" height="32" rx="6" fill="#003da5"/><text x="16" y="23" font-family="Georgia, serif" font-size="20" text-anchor="middle" fill="#fff">${escapeXml(name.trim().slice(0, 1).toUpperCase())}</text></svg>`;
