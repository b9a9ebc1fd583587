import { randomUUID } from 'node:crypto';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { Logger } from 'pino';
import type { Database } from '../db/connect.ts';
import { storeReport } from '../feeds/reports/store-report.ts';

interface ReportedLead {
  micrositeId: string;
  form: { form_type: string; uls?: string | undefined };
  locale: Locale;
  /** True when the visitor has allowed analytics. */
  allowsAnalytics: boolean;
}

/** Kinds of leads that are messages about a listing. */
const messages: readonly string[] = ['contact_form', 'visit_request'];

/**
 * Stores the report of a message about a listing for the source of the listing, when the source wants it. A failure is logged and loses the
 * report: the lead is stored already. The report has an id of its own, so that the source learns no id of a lead.
 */
export async function reportLead(
  { reportDatabase, now, logger }: { reportDatabase: Database; now: () => Date; logger: Logger },
  { micrositeId, form, locale, allowsAnalytics }: ReportedLead,
): Promise<void> {
  if (!messages.includes(form.form_type) || form.uls === undefined) return;
  const report = {
    id: randomUUID(),
    uls: form.uls,
    event: 'email_realtor',
    locale,
    hasConsent: allowsAnalytics,
  } as const;
  try {
    await storeReport(reportDatabase, micrositeId, report, now());
  } catch (error) {
    logger.warn({ reason: String(error) }, 'The report of a lead could not be stored');
  }
}
