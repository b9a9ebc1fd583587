import { readableOn } from '@vitrine/contract/theme/color.ts';
import type { CSSProperties } from 'react';

/**
 * Returns the style of a card with the colours that the content gives it: `--card-bg` and `--card-text`, black or white on a
 * background without a text colour. Empty for a card without its own background.
 */
export function cardColors(background: string | null, text: string | null): CSSProperties {
  const variables = {
    ...(background && { '--card-bg': background, '--card-text': text ?? readableOn(background) }),
    ...(!background && text && { '--card-text': text }),
  };
  return variables as CSSProperties; // React's type has no custom properties
}
