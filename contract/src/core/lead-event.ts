import { z } from 'zod';

/** What a site's CRM is told of a lead by webhook (docs/leads.md). Version 1 only ever gains fields. */
export const leadEvent = z.object({
  version: z.literal(1),
  /** `lead.released`: it was suspected to be spam, and staff have let it through. */
  type: z.enum(['lead.created', 'lead.released']),
  /** When that happened, ISO 8601. */
  timestamp: z.iso.datetime(),
  data: z.object({
    id: z.uuid(),
    microsite_id: z.string(),
    form_type: z.enum(['contact_form', 'property_alert', 'property_valuation']),
    locale: z.enum(['fr', 'en']),
    created_at: z.iso.datetime(),
    /** Who got it; type and slug are null where that is the site's default. */
    recipient: z.object({
      type: z.string().nullable(),
      slug: z.string().nullable(),
      name: z.string(),
      email: z.string(),
    }),
    /** What the visitor sent, by the names of `POST contact`. */
    fields: z.record(z.string(), z.string()),
    source_page: z.string().nullable(),
    variant: z.string().nullable(),
    /** What the visitor agreed to by sending it, at `created_at`. */
    consent_text: z.string().nullable(),
  }),
});
export type LeadEvent = z.infer<typeof leadEvent>;
