import {
  type ContactSubmission,
  contactEnvelope,
  fieldErrors,
  submissionSchema,
} from '@vitrine/contract/core/contact.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { CoreProblem } from '../http/core-problem.ts';
import { fieldText } from '../http/problem-texts.ts';

export interface LeadSubmission {
  form: ContactSubmission;
  locale: Locale;
  captchaResponse: string;
  /** True for a contact form without a captcha answer, of a browser without JavaScript. */
  isWithoutCaptcha: boolean;
  sourcePage: string | null;
  variant: string | null;
  consentText: string | null;
  /** True when the visitor has allowed analytics; it is stored only for quarantined messages about a listing. */
  allowsAnalytics: boolean;
  /** True when the form has said that the board of the listing gets the message as well. */
  allowsBoard: boolean;
}

/** Reads the fields of `POST contact`. Throws the 422 problem with one entry per invalid field, worded in `locale`. */
export function readSubmission(body: Record<string, unknown>, locale: Locale): LeadSubmission {
  const envelope = contactEnvelope.parse(body);
  const parsed = submissionSchema(body).safeParse(body);
  if (!parsed.success) {
    throw new CoreProblem('invalid-fields', {
      errors: fieldErrors(parsed.error).map(({ field, code }) => ({
        field,
        code,
        message: fieldText(locale, field, code),
      })),
    });
  }
  return {
    form: parsed.data,
    locale: envelope.locale ?? locale,
    captchaResponse: envelope.recaptcha_response,
    isWithoutCaptcha:
      envelope.without_captcha === 'true' &&
      envelope.recaptcha_response === '' &&
      parsed.data.form_type === 'contact_form',
    sourcePage: envelope.source_page,
    variant: envelope.variant,
    consentText: envelope.consent_text,
    allowsAnalytics: envelope.allows_analytics === 'true',
    allowsBoard: envelope.allows_board === 'true' && parsed.data.form_type === 'contact_form',
  };
}
