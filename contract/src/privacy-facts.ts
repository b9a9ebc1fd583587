import { z } from 'zod';
import { formTypes } from './core/contact.ts';
import { corePrivacyFacts } from './core/privacy-facts.ts';

/** `block_params.core_data.privacy`: what the notice of a site is filled from, beside what the website itself knows. */
export const privacyFacts = corePrivacyFacts.extend({
  forms: z.array(z.enum(formTypes)).describe('Kinds of forms that visitors can use.'),
  has_team: z.boolean().describe('True when the site shows people.'),
  has_films: z.boolean().describe('True when a page has a film of YouTube.'),
  film_hosts: z.array(z.string()).describe('Other hosts from which videos of pages come.'),
  frame_hosts: z.array(z.string()).describe('Hosts whose pages the site shows in a frame.'),
  has_code: z.boolean().describe('True when a page has code of another service.'),
  code_hosts: z.array(z.string()).describe('Hosts that code within pages names.'),
});
export type PrivacyFacts = z.infer<typeof privacyFacts>;
