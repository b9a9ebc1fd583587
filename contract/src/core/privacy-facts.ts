import { z } from 'zod';
import { reportPolicies } from './listing-event.ts';

/** Companies whose players show the tours and films of listings. */
export const tourPlayers = ['youtube', 'vimeo', 'matterport'] as const;
export type TourPlayer = (typeof tourPlayers)[number];

/** Answer of `GET privacy-facts`: how core processes personal information on a site, by its current settings. */
export const corePrivacyFacts = z.object({
  message_days: z.number().int().positive().describe('Days without activity after which a message is deleted.'),
  proof_days: z.number().int().positive().describe('Days for which proofs of consent are kept after their end.'),
  backup_days: z.number().int().positive().describe('Days for which backups are kept.'),
  has_listings: z.boolean().describe('True when the site shows a listing.'),
  sends_to_crm: z.boolean().describe('True when messages are also sent to the CRM of the site.'),
  sends_to_board: z
    .boolean()
    .describe('True when messages are also sent to the board of a listing, where the visitor agrees.'),
  reports: z.enum(reportPolicies).describe('When views of listings are reported to the board of their source.'),
  tour_players: z.array(z.enum(tourPlayers)).describe('Companies whose players show tours and films of listings.'),
  picture_hosts: z.array(z.string()).describe('Hosts of others from which pages show photos of listings.'),
});
export type CorePrivacyFacts = z.infer<typeof corePrivacyFacts>;

export const corePrivacyFactsAnswer = z.object({ data: corePrivacyFacts });
