import { z } from 'zod';

/** Body of a webhook about a lead (docs/leads.md). Version 1 never loses or changes a field. */
export const leadEvent = z.object({
  version: z.literal(1),
  /** `lead.released`: the lead was suspected to be spam, and staff have released it. */
  type: z.enum(['lead.created', 'lead.released']),
  /** Moment of the event, ISO 8601. */
  timestamp: z.iso.datetime(),
  data: z.object({
    id: z.uuid(),
    microsite_id: z.string(),
    form_type: z.enum(['contact_form', 'property_alert', 'property_valuation']),
    locale: z.enum(['fr', 'en']),
    created_at: z.iso.datetime(),
    /** Recipient of the lead; type and slug are null for the site's default recipient. */
    recipient: z.object({
      type: z.string().nullable(),
      slug: z.string().nullable(),
      name: z.string(),
      email: z.string(),
    }),
    /** Fields that the visitor sent, by the names of `POST contact`. */
    fields: z.record(z.string(), z.string()),
    /** Phone number of `fields` in the international format (E.164), and its extension; null without a number. */
    phone: z.object({ e164: z.string(), extension: z.string() }).nullable(),
    source_page: z.string().nullable(),
    variant: z.string().nullable(),
    /** Text to which the visitor consented by sending the form, at `created_at`. */
    consent_text: z.string().nullable(),
  }),
});
export type LeadEvent = z.infer<typeof leadEvent>;
