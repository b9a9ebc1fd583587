import type { SchemeName } from '@vitrine/contract/blocks/block-params.ts';

interface SchemeFacts {
  /** Lucide name of the icon in the list of schemes for staff. */
  icon: 'sun' | 'cloud-sun' | 'moon';
  /** Schemes with a strong and with a subtle contrast to this one. */
  opposite: SchemeName;
  softOpposite: SchemeName;
}

/** Constant properties of each scheme (theme.3). The colours of the site determine whether a scheme is dark. */
export const colorSchemes: Readonly<Record<SchemeName, SchemeFacts>> = {
  normal: { icon: 'sun', opposite: 'inverted', softOpposite: 'normal-grey' },
  'normal-grey': { icon: 'cloud-sun', opposite: 'inverted', softOpposite: 'normal' },
  inverted: { icon: 'moon', opposite: 'normal', softOpposite: 'normal' },
};
