import * as step1 from './20261120_115813_first.ts';
import * as step2 from './20261120_120000_announce_changes.ts';
import * as step3 from './20261122_044633_accounts.ts';
import * as step4 from './20261122_045018_sites_of_media.ts';
import * as step5 from './20261122_050000_account_tables.ts';
import * as step6 from './20261122_050000_assign_media.ts';
import * as step7 from './20261122_051000_unique_domains.ts';
import * as step8 from './20261122_150000_name_changes.ts';
import * as step9 from './20261122_160000_people_details.ts';
import * as step10 from './20261122_180000_editing.ts';
import * as step11 from './20261122_184500_announce_reusable_blocks.ts';
import * as step12 from './20261122_190000_index_now.ts';
import * as step13 from './20261122_190000_publish_sites.ts';
import * as step14 from './20261122_214736_versions.ts';
import * as step15 from './20261122_220710_schedule_and_trash.ts';
import * as step16 from './20261122_235900_announce_redirects.ts';
import * as step17 from './20261122_235950_reference_typed_addresses.ts';
import * as step18 from './20261123_010844_people_of_sources.ts';
import * as step19 from './20261123_105154_people_in_trash.ts';
import * as step20 from './20261125_193000_feed_actions.ts';
import * as step21 from './20261125_193850_people_licences.ts';
import * as step22 from './20261125_195921_audited_deletions.ts';
import * as step23 from './20261126_065316_pages_of_offices.ts';
import * as step24 from './20261126_100000_look.ts';
import * as step25 from './20261127_110000_area_guides.ts';
import * as step26 from './20261128_100000_seller_report_actions.ts';
import * as step27 from './20261128_110000_objects_of_media.ts';
import * as step28 from './20261128_120000_privacy_actions.ts';
import * as step29 from './20261129_300000_sessions.ts';

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
  { name: '20261122_180000_editing', up: step10.up, down: step10.down },
  { name: '20261122_184500_announce_reusable_blocks', up: step11.up, down: step11.down },
  { name: '20261122_190000_index_now', up: step12.up, down: step12.down },
  { name: '20261122_190000_publish_sites', up: step13.up, down: step13.down },
  { name: '20261122_214736_versions', up: step14.up, down: step14.down },
  { name: '20261122_220710_schedule_and_trash', up: step15.up, down: step15.down },
  { name: '20261122_235900_announce_redirects', up: step16.up, down: step16.down },
  { name: '20261122_235950_reference_typed_addresses', up: step17.up, down: step17.down },
  { name: '20261123_010844_people_of_sources', up: step18.up, down: step18.down },
  { name: '20261123_105154_people_in_trash', up: step19.up, down: step19.down },
  { name: '20261125_193000_feed_actions', up: step20.up, down: step20.down },
  { name: '20261125_193850_people_licences', up: step21.up, down: step21.down },
  { name: '20261125_195921_audited_deletions', up: step22.up, down: step22.down },
  { name: '20261126_065316_pages_of_offices', up: step23.up, down: step23.down },
  { name: '20261126_100000_look', up: step24.up, down: step24.down },
  { name: '20261127_110000_area_guides', up: step25.up, down: step25.down },
  { name: '20261128_100000_seller_report_actions', up: step26.up, down: step26.down },
  { name: '20261128_110000_objects_of_media', up: step27.up, down: step27.down },
  { name: '20261128_120000_privacy_actions', up: step28.up, down: step28.down },
  { name: '20261129_300000_sessions', up: step29.up, down: step29.down },
];
