import type { PrivacyTopic } from '@vitrine/contract/privacy-topics.ts';
import type { PersonalData } from '@vitrine/database/personal-data.ts';

const visitors = 'Visitors who send a form';
const staffOfSite = 'Staff of the site; administrators for all sites';

/**
 * Personal data in schema `core`. Every other column stands in `other-columns.ts`: a test asks where a new column belongs. `npm run reference` writes the
 * register of processing from both.
 */
export const corePersonalData: readonly PersonalData<PrivacyTopic>[] = [
  {
    title: 'Messages of visitors',
    people: visitors,
    purpose: 'To answer the message, prepare a visit or a valuation, and follow it up',
    ground: 'Consent, by the text at the form, which is kept with the message',
    retention:
      'A period of each site without activity, three years unless it is set; one in progress three years at least. Deleted every night, or on request',
    seenBy: staffOfSite,
    goesTo:
      'The broker by mail; the CRM of the site by its webhook, and the board of the listing where the visitor agrees; nobody else',
    told: ['message', 'visit', 'valuation', 'alert'],
    columns: {
      lead: 'fields recipient source_page user_agent fingerprint consent_text search_text assigned_to allows_analytics allows_board',
      lead_mail: 'occasion',
    },
  },
  {
    title: 'What staff note on messages',
    people: `${visitors}; staff by name`,
    purpose: 'To know who does what for a visitor',
    ground: 'Necessary for the purpose to which the visitor consented',
    retention: 'Deleted with the message',
    seenBy: staffOfSite,
    goesTo: 'Nobody; the file for spreadsheets that staff export',
    told: ['message'],
    columns: { lead_note: 'text staff_id staff_name', lead_event: 'detail staff_id staff_name' },
  },
  {
    title: 'Property alerts',
    people: 'Visitors who ask for an alert',
    purpose: 'To mail listings that fit a search',
    ground: 'Express consent (CASL), confirmed by a link in a mail',
    retention:
      'Until it is ended; 30 days when it is never confirmed. The proof of consent for the period of the site after the end, three years at least',
    seenBy: 'Staff of the site, as part of a request of the person',
    goesTo: 'The mail provider of the installation',
    told: ['alert'],
    columns: {
      alert:
        'token locale email recipient municipality_codes municipalities unknown_municipalities property_type price_min price_max bedrooms bathrooms facts broker office area area_ring consent_text asked_from confirmed_at confirmed_from withdrawn_at',
      alert_sent: 'listing_key',
      alert_match: 'listing_key',
    },
  },
  {
    title: 'Reports to sellers',
    people: 'Sellers of listings',
    purpose: 'To mail the seller the figures of the listing every week',
    ground: 'Consent, as staff have noted it',
    retention:
      'Until it is ended or the listing leaves the market; then the period of proofs of the site, three years at least',
    seenBy: staffOfSite,
    goesTo: 'The mail provider of the installation',
    told: ['report'],
    columns: { seller_report: 'token email locale consent staff_id staff_name' },
  },
  {
    title: 'Register of consents',
    people: 'Whoever has consented to one of the above',
    purpose: 'To prove a consent and its withdrawal',
    ground: 'Legal obligation (Law 25, CASL: the proof is on whoever sends)',
    retention:
      'While what it allows is kept, then the period of proofs of the site. A keyed hash takes the place of the address once the message is deleted or the person is erased',
    seenBy: staffOfSite,
    goesTo: 'Nobody; the file for spreadsheets that staff export',
    told: ['consent'],
    columns: { consent: 'subject_id email email_hash locale page' },
  },
  {
    title: 'Erased persons',
    people: 'Whoever was erased',
    purpose: 'To prove the erasure, and to repeat it in a restored backup',
    ground: 'Legal obligation (Law 25)',
    retention:
      'As long as the installation; keyed hashes alone. The address until the receipt is sent, 60 days at most',
    seenBy: staffOfSite,
    goesTo: 'The person, by mail, on request',
    told: ['request'],
    columns: { erasure: 'email_hash phone_hash staff_id', erasure_mail: 'email' },
  },
  {
    title: 'Deletions of messages',
    people: 'Staff by their id',
    purpose: 'To show what was deleted, when and why',
    ground: 'Legal obligation (Law 25)',
    retention: 'As long as the installation; nothing of the visitor',
    seenBy: 'Whoever reads the database',
    goesTo: 'Nobody',
    told: 'staff',
    columns: { lead_deletion: 'staff_id' },
  },
  {
    title: 'Limits on messages',
    people: visitors,
    purpose: 'To stop floods of messages',
    ground: 'Security of the service',
    retention: 'Ten minutes to a day',
    seenBy: 'Nobody',
    goesTo: 'Nobody',
    told: ['limits'],
    columns: { contact_rate: 'key' },
  },
  {
    title: 'Brokers and recipients',
    people: 'Brokers, teams and members of the agency',
    purpose: 'To pass messages to the right person, and to name the broker of a listing',
    ground: 'The professional activity of the person; professional contact information (s. 1 of the Act)',
    retention: 'While the site or the source of listings names them',
    seenBy: 'Everybody, on the site; staff',
    goesTo: 'Mails to visitors name them',
    told: ['team'],
    columns: {
      recipient: 'slug name email locale licence_number licence_name',
      site: 'default_recipient',
      feed_member: 'member_key name title phone email photo_url licences',
      feed_office: 'name phone email photo_url',
      feed_match: 'slug staff_name',
      feed_record: 'member_keys',
      feed_key_list: 'decided_by',
      listing: 'agent_key co_agent_keys',
      listing_news: 'agent_key co_agent_keys',
    },
  },
];
