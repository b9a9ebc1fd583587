import { alertFactQuery } from '@vitrine/contract/core/alert-facts.ts';
import { emailPattern } from '@vitrine/contract/core/contact-patterns.ts';
import { type FormEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useCaptcha } from '../../../forms/captcha/use-captcha.ts';
import { ConsentLine, useConsentText } from '../../../forms/consent-line.tsx';
import type { SubmitOutcome } from '../../../forms/contact-state.ts';
import { contactTexts } from '../../../forms/contact-texts.ts';
import { Field } from '../../../forms/field.tsx';
import { sendContact } from '../../../forms/send-contact.ts';
import { rememberVisitorInfo, visitorInfo } from '../../../forms/visitor-info.ts';
import { defineTexts, useTexts } from '../../../locale/define-texts.ts';
import { useLocale } from '../../../locale/use-locale.tsx';
import type { SearchFilters } from '../../../search/filters.ts';
import { labelOf, type SearchChoices } from '../../../search/search-data.ts';
import { useSite } from '../../../site/site-context.tsx';
import { stepsTexts } from '../../../steps/steps-texts.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './quick-alert-form.module.css';

const texts = defineTexts({
  fr: { title: 'Recevez les nouvelles propriétés de cette recherche', send: 'Créer l’alerte' },
  en: { title: 'Get the new properties of this search', send: 'Create the alert' },
});

export interface QuickAlertFormProps {
  /** Filters that an alert keeps. */
  filters: SearchFilters;
  choices: SearchChoices;
  /** The link to the form with more choices. */
  children: ReactNode;
}

/** Renders the short form of a property alert: an e-mail address is enough, since the filters are the search. */
export function QuickAlertForm({ filters, choices, children }: QuickAlertFormProps) {
  const t = useTexts(texts);
  const contact = useTexts(contactTexts);
  const steps = useTexts(stepsTexts);
  const locale = useLocale();
  const { path, variant } = useSite();
  const consentText = useConsentText('alert');
  const titleId = `alert${useId()}`;
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const captchaPlace = useRef<HTMLDivElement>(null);
  const captcha = useCaptcha(form, captchaPlace, 'property_alert');
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<SubmitOutcome | null>(null);
  const isSent = outcome?.kind === 'sent';

  // Before the visitor can type into the field.
  useLayoutEffect(() => {
    const field = form.current?.elements.namedItem('email');
    if (field instanceof HTMLInputElement) field.value = visitorInfo().email;
  }, []);
  useEffect(() => {
    if (isSent) title.current?.focus();
  }, [isSent]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending || isSent) return;
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    if (!emailPattern.test(email)) {
      const code = email === '' ? 'required' : 'invalid';
      return setOutcome({ kind: 'refused', errors: [{ field: 'email', code }] });
    }
    setSending(true);
    const payload = new FormData();
    const consent = { source_page: path, consent_text: consentText, ...(variant && { variant: variant.id }) };
    const search = searchFields(filters, choices);
    const fields = { form_type: 'property_alert', alert_from: 'search', locale, email, ...search, ...consent };
    for (const [name, value] of Object.entries(fields)) payload.set(name, value);
    setOutcome(await sendContact(payload, captcha.answer, locale));
    setSending(false);
  }

  if (isSent) {
    return (
      <div className={styles.form} role="status">
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {steps.sentTitle}
        </h2>
        <p>{steps.sentMessageOf('property_alert')}</p>
      </div>
    );
  }
  const errors = outcome?.kind === 'refused' ? outcome.errors : [];
  const emailError = errors.find(({ field }) => field === 'email');
  const others = errors.filter(({ field }) => field !== 'email');
  const failure = outcome?.kind === 'failed' ? outcome.message || contact.failedMessage : '';
  return (
    <form
      ref={form}
      className={styles.form}
      aria-labelledby={titleId}
      noValidate
      onSubmit={submit}
      onFocus={captcha.prepare}
    >
      <h2 id={titleId} className={styles.title}>
        {t.title}
      </h2>
      <Field
        name="email"
        type="email"
        label={contact.email}
        error={emailError ? contact.errorOf('email', emailError.code) : ''}
        autoComplete="email"
        maxLength={254}
        required
        onInput={({ currentTarget }) => rememberVisitorInfo('email', currentTarget.value)}
      />
      <div ref={captchaPlace} className={styles.captcha} />
      <div role="alert">
        {(failure || others.length > 0) && (
          <p className={styles.problem}>
            {failure || others.map(({ field, code }) => contact.errorOf(field, code)).join(' ')}
          </p>
        )}
      </div>
      <ConsentLine purpose="alert" />
      <div>
        <Button type="submit" disabled={!captcha.isAvailable || isSending}>
          {isSending ? contact.sending : t.send}
        </Button>
      </div>
      {children && <div>{children}</div>}
    </form>
  );
}

/** Returns the filters under the names of `POST contact` (steps.15); absent ones are left out. */
function searchFields(filters: SearchFilters, choices: SearchChoices): Record<string, string> {
  const { mun, type, price_min, price_max, bedrooms, bathrooms, area, broker, office } = filters;
  const fields = {
    municipality: mun.map((code) => labelOf(choices.municipalities, code)).join(', '),
    property_type: type[0],
    budget_min: price_min,
    budget_max: price_max,
    nb_bedrooms: bedrooms,
    nb_bathrooms: bathrooms,
    area,
    broker: broker[0],
    office: office[0],
    other_criteria: alertFactQuery(filters) || null,
  };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, String(value)]],
    ),
  );
}
