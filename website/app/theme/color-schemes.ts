import { type SchemeName, schemeNames } from '@vitrine/contract/blocks/block-params.ts';

interface SchemeFacts {
  /** The Lucide name of the sign that stands for the scheme where staff choose one. */
  icon: 'sun' | 'cloud-sun' | 'moon';
  /** What stands out most against the scheme, and what does so gently. */
  opposite: SchemeName;
  softOpposite: SchemeName;
}

/** What is fixed of each scheme (`1-shell §3`, theme); whether it is dark follows from the colours of the site. */
export const colorSchemes: Readonly<Record<SchemeName, SchemeFacts>> = {
  normal: { icon: 'sun', opposite: 'inverted', softOpposite: 'normal-grey' },
  'normal-grey': { icon: 'cloud-sun', opposite: 'inverted', softOpposite: 'normal' },
  inverted: { icon: 'moon', opposite: 'normal', softOpposite: 'normal' },
};

/** The scheme of that name; undefined, with a warning, where there is none. No name at all is nothing to warn of. */
export function knownScheme(name: string | null | undefined, warn: (message: string) => void): SchemeName | undefined {
  const scheme = schemeNames.find((candidate) => candidate === name);
  if (!scheme && name) warn(`Unknown color scheme: ${name}`);
  return scheme;
}
