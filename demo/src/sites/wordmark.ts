/** A logo of two lines, white for dark backgrounds and dark for light ones, and its favicon. */
export function wordmark(name: string, subtitle: string, accent: string) {
  const width = Math.max(name.length * 17, subtitle.length * 9) + 60;
  const draw = (words: string, shape: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 56" width="${width}" height="56" role="img"><rect width="44" height="44" y="6" rx="10" fill="${shape}"/><text x="60" y="31" font-family="Georgia, serif" font-size="28" fill="${words}">${name}</text><text x="60" y="50" font-family="Arial, sans-serif" font-size="14" letter-spacing="1" fill="${words}">${subtitle}</text></svg>`;
  const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${accent}"/><text x="16" y="23" text-anchor="middle" font-family="Georgia, serif" font-size="20" fill="#fff">${name.charAt(0)}</text></svg>`;
  return { light: draw('#FFFFFF', '#FFFFFF'), dark: draw('#16181D', accent), favicon };
}
