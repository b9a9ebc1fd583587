import type { SiteBundle } from '@vitrine/contract/site.ts';
import { rivageFavicon, rivageLogo } from '../../pictures/logos.ts';
import { agencyName } from './theme.ts';

// The light logo is for a dark background: drawings are named after the background, logos in the wire format after their own colour.
export const logos: SiteBundle['logos'] = [
  { filename: 'groupe-rivage-light.svg', svg: rivageLogo.dark, alt: agencyName },
  { filename: 'groupe-rivage-dark.svg', svg: rivageLogo.light, alt: agencyName },
];

export const favicon: SiteBundle['favicon'] = { filename: 'groupe-rivage-favicon.svg', svg: rivageFavicon };
