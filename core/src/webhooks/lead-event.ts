import { readPhone } from '@vitrine/contract/core/contact-patterns.ts';
import type { LeadEvent } from '@vitrine/contract/core/lead-event.ts';
import type { Selectable } from 'kysely';
import type { CoreDatabase } from '../db/schema.ts';

type Lead = Selectable<CoreDatabase['lead']>;

/** Returns the webhook's body for a lead. It is the same at each attempt, as long as the lead does not change. */
export function leadEventOf(lead: Lead, type: LeadEvent['type']): LeadEvent {
  const { name, email, type: recipientType = null, slug = null } = lead.recipient;
  const happenedAt = type === 'lead.released' ? (lead.released_at ?? lead.created_at) : lead.created_at;
  return {
    version: 1,
    type,
    timestamp: happenedAt.toISOString(),
    data: {
      id: lead.id,
      microsite_id: lead.microsite_id,
      // Receivers know the forms of version 1; a request for a visit has `visit_times` among its fields.
      form_type: lead.form_type === 'visit_request' ? 'contact_form' : lead.form_type,
      locale: lead.locale,
      created_at: lead.created_at.toISOString(),
      recipient: { type: recipientType, slug, name, email },
      fields: lead.fields,
      phone: readPhone(lead.fields.phone ?? ''),
      source_page: lead.source_page,
      variant: lead.variant,
      consent_text: lead.consent_text,
    },
  };
}
