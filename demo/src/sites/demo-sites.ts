import type { SiteBundle } from '@vitrine/contract/site.ts';
import { agencySite } from './agency/agency-site.ts';
import { brokerSite } from './broker/broker-site.ts';
import { estateSite } from './estate/estate-site.ts';

/** The sites of the demo, ready to be imported. */
export const demoSites: SiteBundle[] = [agencySite, brokerSite, estateSite];
