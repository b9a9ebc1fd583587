import type { SiteBundle } from '@vitrine/contract/site.ts';
import { wordmark } from '../wordmark.ts';
import { agencyName } from './theme.ts';

const mark = wordmark('Groupe Rivage', 'immobilier', '#003DA5');

export const logos: SiteBundle['logos'] = [
  { filename: 'groupe-rivage-light.svg', svg: mark.light, alt: agencyName },
  { filename: 'groupe-rivage-dark.svg', svg: mark.dark, alt: agencyName },
];

export const favicon: SiteBundle['favicon'] = { filename: 'groupe-rivage-favicon.svg', svg: mark.favicon };
