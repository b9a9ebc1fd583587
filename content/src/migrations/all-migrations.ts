import * as step1 from './20261120_115813_first.ts';
import * as step2 from './20261120_120000_announce_changes.ts';
import * as step3 from './20261122_044633_accounts.ts';
import * as step4 from './20261122_045018_sites_of_media.ts';
import * as step5 from './20261122_050000_account_tables.ts';
import * as step6 from './20261122_050000_assign_media.ts';
import * as step7 from './20261122_051000_unique_domains.ts';
import * as step8 from './20261122_150000_name_changes.ts';
import * as step9 from './20261122_160000_people_details.ts';

/** The migrations in the order in which they run. */
export const migrations = [
  { name: '20261120_115813_first', up: step1.up, down: step1.down },
  { name: '20261120_120000_announce_changes', up: step2.up, down: step2.down },
  { name: '20261122_044633_accounts', up: step3.up, down: step3.down },
  { name: '20261122_045018_sites_of_media', up: step4.up, down: step4.down },
  { name: '20261122_050000_account_tables', up: step5.up, down: step5.down },
  { name: '20261122_050000_assign_media', up: step6.up, down: step6.down },
  { name: '20261122_051000_unique_domains', up: step7.up, down: step7.down },
  { name: '20261122_150000_name_changes', up: step8.up, down: step8.down },
  { name: '20261122_160000_people_details', up: step9.up, down: step9.down },
];
