import { z } from 'zod';
import { boardStates } from './board-lead.ts';
import { formTypes, recipientTypes } from './contact.ts';
import { micrositeIdPattern } from './microsite-id.ts';
import { plainLine, plainText } from './plain-text.ts';
import { proofRetentionDays } from './retention.ts';

/** Schemas of core's `/api/staff/`, which the admin's server calls. */

export const leadStages = ['new', 'in_progress', 'closed'] as const;
export type LeadStage = (typeof leadStages)[number];

export const leadStatuses = ['accepted', 'quarantined'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** Page size of the list of leads, and the maximum of one call. */
export const leadPageSize = 25;
export const leadPageSizeLimit = 100;

/** Days without activity after which a lead is deleted: the initial value of a site, and the limits for staff. */
export const retentionDays = { usual: 1095, min: 30, max: 3650 } as const;

const locale = z.enum(['fr', 'en']);

/** One line of text that the database can compare. */
const line = z.string().overwrite(plainLine);

/** A calendar day; PostgreSQL has no year 0. */
const day = z.iso.date().refine((text) => text >= '0001');

/** Returns a schema that ignores an invalid cursor or filter, because a hand-edited address should still show leads. */
const lenient = <Schema extends z.ZodType>(schema: Schema, description: string) =>
  schema.optional().catch(undefined).meta({ description });

/** The filters of the list and of the CSV as URL parameters. */
export const leadFilters = z.object({
  site: lenient(z.string().regex(micrositeIdPattern), 'A microsite id.'),
  stage: lenient(z.enum(leadStages), 'How far staff are with it.'),
  status: lenient(z.enum(leadStatuses), '`quarantined`: suspected spam that nobody has released.'),
  form_type: lenient(z.enum(formTypes), 'The form that was sent.'),
  assignee: lenient(
    line.regex(/^([a-z_]{1,50}\/.{1,200}|default)$/),
    'Who has the lead now, assigned or as its recipient: `type/slug`, or `default` for the site’s default recipient.',
  ),
  q: lenient(line.min(1).max(200), 'Words of the name, e-mail address, phone number or message.'),
  from: lenient(day, 'First day of the period, in Québec’s time.'),
  to: lenient(day, 'Last day of the period, itself included.'),
});
export type LeadFilters = z.infer<typeof leadFilters>;

export const leadListQuery = leadFilters.extend({
  after: lenient(z.string().max(100), 'The `next` of a page: this one holds the leads after it.'),
  before: lenient(z.string().max(100), 'The `previous` of a page: this one holds the leads before it.'),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(leadPageSizeLimit)
    .catch(leadPageSize)
    .meta({ description: `Leads a page, at most ${leadPageSizeLimit}.` }),
});

/** Recipient of a lead: one of the site's recipients, or the default one, which has neither type nor slug. */
export const leadRecipient = z.object({
  type: z.enum(recipientTypes).optional(),
  slug: z.string().optional(),
  name: z.string(),
  email: z.string(),
  locale,
});
export type LeadRecipient = z.infer<typeof leadRecipient>;

/** A lead in the list. */
export const leadSummary = z.object({
  id: z.string(),
  microsite_id: z.string(),
  form_type: z.enum(formTypes),
  locale,
  status: z.enum(leadStatuses),
  stage: z.enum(leadStages),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  recipient: leadRecipient,
  assigned_to: leadRecipient.nullable(),
  created_at: z.iso.datetime(),
});
export type LeadSummary = z.infer<typeof leadSummary>;

export const leadListAnswer = z.object({
  data: z.object({
    leads: z.array(leadSummary),
    /** Number of leads that match the filters on all pages. */
    total: z.number().int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
  }),
});
export type LeadList = z.infer<typeof leadListAnswer>['data'];

/** History of a lead, earliest first. Only actions of staff carry a name. */
export const leadHistoryEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('received'), at: z.iso.datetime() }),
  z.object({
    kind: z.literal('mail'),
    mail: z.enum(['broker', 'confirmation', 'assignment']),
    to: z.string(),
    at: z.iso.datetime(),
  }),
  z.object({
    kind: z.literal('stage'),
    from: z.enum(leadStages),
    to: z.enum(leadStages),
    staff: z.string(),
    at: z.iso.datetime(),
  }),
  z.object({ kind: z.literal('assigned'), to: leadRecipient.nullable(), staff: z.string(), at: z.iso.datetime() }),
  z.object({ kind: z.literal('released'), staff: z.string(), at: z.iso.datetime() }),
  z.object({
    kind: z.literal('note'),
    id: z.string(),
    text: z.string(),
    staff: z.string(),
    at: z.iso.datetime(),
    edited_at: z.iso.datetime().nullable(),
    /** True when the caller may edit and delete the note. */
    can_change: z.boolean(),
  }),
  z.object({
    kind: z.literal('board'),
    state: z.enum(boardStates),
    /** Why it was not taken, in the language of the call, else an empty text. */
    detail: z.string(),
    at: z.iso.datetime(),
  }),
  z.object({
    kind: z.literal('webhook'),
    state: z.enum(['waiting', 'delivered', 'stopped']),
    /** Error of the last attempt when it failed, else an empty text. */
    detail: z.string(),
    at: z.iso.datetime(),
  }),
]);
export type LeadHistoryEntry = z.infer<typeof leadHistoryEntry>;

export const leadDetail = leadSummary.extend({
  /** Fields of the form except the message, in the language of the call. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  message: z.string(),
  /** True for a message without a captcha answer: its broker gets it when staff release it. */
  without_captcha: z.boolean(),
  source_page: z.string().nullable(),
  variant: z.string().nullable(),
  consent_text: z.string().nullable(),
  /** Moment at which the lead is deleted unless there is new activity. */
  expires_at: z.iso.datetime(),
  /** Number of leads with this address on the sites that the caller may see, including this one. */
  of_same_address: z.number().int(),
  history: z.array(leadHistoryEntry),
});
export type LeadDetail = z.infer<typeof leadDetail>;

export const leadAnswer = z.object({ data: leadDetail });

/** `was` is the stage that the caller saw. A lead whose stage is another one by now is not changed. */
export const stageChange = z.object({ stage: z.enum(leadStages), was: z.enum(leadStages) });

/** Maximum length of a note on a lead, in characters. */
export const leadNoteLimit = 4000;

/** A note on a lead, in plain text. */
export const leadNote = z.object({ text: z.string().overwrite(plainText).min(1).max(leadNoteLimit) });

/** Null returns the lead to its original recipient. */
export const assignment = z.object({
  assignee: z.object({ type: z.enum(recipientTypes), slug: line.max(200) }).nullable(),
});

export const forgottenAnswer = z.object({ data: z.object({ leads: z.number().int(), alerts: z.number().int() }) });

/** Number of leads in each stage; quarantined leads are counted apart. */
export const leadCountsAnswer = z.object({
  data: z.object({
    new: z.number().int(),
    in_progress: z.number().int(),
    closed: z.number().int(),
    quarantined: z.number().int(),
  }),
});
export type LeadCounts = z.infer<typeof leadCountsAnswer>['data'];

/** A site in the staff API, with the recipients to whom its leads can be assigned. */
export const staffSite = z.object({
  microsite_id: z.string(),
  name: z.object({ fr: z.string(), en: z.string() }),
  default_recipient: leadRecipient,
  recipients: z.array(leadRecipient.extend({ type: z.enum(recipientTypes), slug: z.string() })),
});
export type StaffSite = z.infer<typeof staffSite>;
export const siteAdded = z.object({ data: z.object({ microsite_id: z.string() }) });
export const staffSitesAnswer = z.object({ data: z.object({ sites: z.array(staffSite) }) });

/** Webhook of a site and the retention period of its leads. The webhook's secret is never returned. */
export const leadSettings = z.object({
  retention_days: z.number().int().min(retentionDays.min).max(retentionDays.max),
  /** Days for which proofs of consent are kept after their end. */
  proof_retention_days: z.number().int().min(proofRetentionDays.min).max(proofRetentionDays.max),
  webhook_url: z.string().max(2000).nullable(),
  has_webhook_secret: z.boolean(),
  /** Time at which the CRM answered 410; nothing is sent afterwards until the address is saved again. */
  webhook_gone_at: z.iso.datetime().nullable(),
});
export type LeadSettings = z.infer<typeof leadSettings>;
export const leadSettingsAnswer = z.object({ data: leadSettings });
export const leadSettingsChange = leadSettings
  .pick({ retention_days: true, proof_retention_days: true, webhook_url: true })
  .partial();
export const webhookSecretAnswer = z.object({ data: z.object({ secret: z.string() }) });
