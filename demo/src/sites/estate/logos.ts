import type { SiteBundle } from '@vitrine/contract/site.ts';
import { tamaracFavicon, tamaracLogo } from '../../pictures/logos.ts';
import { estateName } from './theme.ts';

// The light logo is for a dark background: the drawings are named after the background, the wire's logos after themselves.
export const logos: SiteBundle['logos'] = [
  { filename: 'domaine-des-tamaracs-light.svg', svg: tamaracLogo.dark, alt: estateName },
  { filename: 'domaine-des-tamaracs-dark.svg', svg: tamaracLogo.light, alt: estateName },
];

export const favicon: SiteBundle['favicon'] = { filename: 'domaine-des-tamaracs-favicon.svg', svg: tamaracFavicon };
