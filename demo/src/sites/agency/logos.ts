import type { SiteBundle } from '@vitrine/contract/site.ts';
import { rivageFavicon, rivageLogo } from '../../pictures/logos.ts';
import { agencyName } from './theme.ts';

// A light logo stands on a dark ground: the drawings are named after the ground, the wire after the logo.
export const logos: SiteBundle['logos'] = [
  { filename: 'groupe-rivage-light.svg', svg: rivageLogo.dark, alt: agencyName },
  { filename: 'groupe-rivage-dark.svg', svg: rivageLogo.light, alt: agencyName },
];

export const favicon: SiteBundle['favicon'] = { filename: 'groupe-rivage-favicon.svg', svg: rivageFavicon };
