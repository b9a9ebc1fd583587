import type { SiteBundle } from '@vitrine/contract/site.ts';
import { wordmark } from '../wordmark.ts';
import { brokerName } from './theme.ts';

const mark = wordmark('Maude Tessier-Lavoie', 'courtière immobilière', '#DC1C2E');

export const logos: SiteBundle['logos'] = [
  { filename: 'maude-tessier-lavoie-light.svg', svg: mark.light, alt: brokerName },
  { filename: 'maude-tessier-lavoie-dark.svg', svg: mark.dark, alt: brokerName },
];

export const favicon: SiteBundle['favicon'] = { filename: 'maude-tessier-lavoie-favicon.svg', svg: mark.favicon };
