import type { PrivacyTopic } from '@vitrine/contract/privacy-topics.ts';
import type { PersonalData } from '@vitrine/database/personal-data.ts';

const staff = 'Staff of the agency';

/**
 * Personal data in schema `content`. Every other column stands in `other-columns.ts`: a test asks where a new column belongs. `npm run reference` writes the
 * register of processing from both.
 */
export const contentPersonalData: readonly PersonalData<PrivacyTopic>[] = [
  {
    title: 'Accounts of staff',
    people: staff,
    purpose: 'To let staff, and nobody else, into the admin',
    ground: 'Security of the service',
    retention: 'Until an administrator deletes the account',
    seenBy: 'Administrators; the person',
    goesTo: 'Nobody; mails for new passwords go to the person',
    told: 'staff',
    columns: {
      users: 'name role email reset_password_token reset_password_expiration salt hash reset_password_requested_at',
      users_sessions: 'created_at expires_at',
      session_device: 'browser system last_active',
      second_factor: 'secret confirmed_at last_counter',
      recovery_code: 'hash used_at',
      attempt_limit: 'key',
    },
  },
  {
    title: 'Audit log',
    people: staff,
    purpose: 'To show who changed or read what, and when',
    ground: 'Security of the service; Law 25 asks who had access',
    retention: 'As long as the installation; nothing of visitors',
    seenBy: 'Administrators',
    goesTo: 'Nobody',
    told: 'staff',
    columns: { audit_log: 'title actor address actor_id changes' },
  },
  {
    title: 'Work of staff',
    people: staff,
    purpose: 'To say who has changed or opened a document, and to keep their views',
    ground: 'Necessary for working together',
    retention: 'With the document, or until the account is deleted',
    seenBy: staff,
    goesTo: 'Nobody',
    told: 'staff',
    columns: {
      pages: 'changed_by',
      _pages_v: 'version_changed_by',
      articles: 'changed_by',
      _articles_v: 'version_changed_by',
      sites: 'changed_by',
      _sites_v: 'version_changed_by',
      scheduled_changes: 'user_id user_name',
      payload_preferences: 'key value',
      payload_preferences_rels: 'users_id',
      payload_locked_documents_rels: 'users_id',
      users_rels: 'sites_id',
    },
  },
  {
    title: 'People of a site',
    people: 'Brokers and members of the team who are shown on the site',
    purpose: 'To present the team to visitors',
    ground: 'Consent of the person, or their professional contact information',
    retention: 'Until staff delete the person; 30 days in the trash',
    seenBy: 'Everybody, on the site',
    goesTo: 'Nobody',
    told: ['team'],
    columns: {
      people: 'name slug portrait_id email phone licence_number licence_name source_ref',
      people_locales: 'job_title bio areas',
      people_languages: 'value',
      people_social_links: 'network url',
      people_programs_locales: 'description',
      offices: 'phone email',
    },
  },
];
