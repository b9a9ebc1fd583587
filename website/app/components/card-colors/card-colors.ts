import type { CSSProperties } from 'react';

/** Returns the style of a card with the colours that the content gives it: `--card-bg` and `--card-text`. */
export function cardColors(background: string | null, text: string | null): CSSProperties {
  const variables = { ...(background && { '--card-bg': background }), ...(text && { '--card-text': text }) };
  return variables as CSSProperties; // React's type has no custom properties
}
