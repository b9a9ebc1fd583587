/** Returns a logo as a data URL, so that the examples need no picture file. Its words are the name, or a shorter mark. */
export const logoOf = (name: string, mark = name) => {
  const width = 64 + mark.length * 15;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="60" viewBox="0 0 ${width} 60"><circle cx="21" cy="30" r="18" fill="none" stroke="#7a8794" stroke-width="6"/><text x="54" y="39" font-family="Georgia, serif" font-size="26" fill="#7a8794">${mark}</text></svg>`;
  const file = { url: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt: name, width, height: 60 };
  return { cms_component: 'image', media: { fr: file, en: file } };
};
