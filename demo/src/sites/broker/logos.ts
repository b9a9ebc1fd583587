import type { SiteBundle } from '@vitrine/contract/site.ts';
import { tessierFavicon, tessierLogo } from '../../pictures/logos.ts';
import { brokerName } from './theme.ts';

// The light logo is for a dark background: drawings are named after the background, logos in the wire format after their own colour.
export const logos: SiteBundle['logos'] = [
  { filename: 'maude-tessier-lavoie-light.svg', svg: tessierLogo.fr.dark, alt: brokerName },
  { filename: 'maude-tessier-lavoie-dark.svg', svg: tessierLogo.fr.light, alt: brokerName },
  { filename: 'maude-tessier-lavoie-light-en.svg', svg: tessierLogo.en.dark, alt: brokerName },
  { filename: 'maude-tessier-lavoie-dark-en.svg', svg: tessierLogo.en.light, alt: brokerName },
];

export const favicon: SiteBundle['favicon'] = { filename: 'maude-tessier-lavoie-favicon.svg', svg: tessierFavicon };
