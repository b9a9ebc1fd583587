import type { SiteBundle } from '@vitrine/contract/site.ts';
import { tamaracFavicon, tamaracLogo } from '../../pictures/logos.ts';
import { estateName } from './theme.ts';

// The light logo is for a dark background: drawings are named after the background, logos in the wire format after their own colour.
export const logos: SiteBundle['logos'] = [
  { filename: 'domaine-des-tamaracs-light.svg', svg: tamaracLogo.dark, alt: estateName },
  { filename: 'domaine-des-tamaracs-dark.svg', svg: tamaracLogo.light, alt: estateName },
];

export const favicon: SiteBundle['favicon'] = { filename: 'domaine-des-tamaracs-favicon.svg', svg: tamaracFavicon };
