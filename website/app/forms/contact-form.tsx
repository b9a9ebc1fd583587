import type { FieldError } from '@vitrine/contract/core/contact.ts';
import { ShieldCheck } from 'lucide-react';
import { type CompositionEvent, type FormEvent, useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenAllowed } from '../consent/consent.ts';
import { useTexts } from '../locale/define-texts.ts';
import { fixedPath } from '../locale/paths.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { useSite } from '../site/site-context.tsx';
import { Button } from '../ui/button/button.tsx';
import { Toaster } from '../ui/toast/toast.tsx';
import { useCaptcha } from './captcha/use-captcha.ts';
import { ConsentLine, useConsentText } from './consent-line.tsx';
import styles from './contact-form.module.css';
import { contactReducer, neutralContact, type SubmitOutcome } from './contact-state.ts';
import { contactTexts } from './contact-texts.ts';
import { contactToast } from './contact-toast.tsx';
import { Field, TextareaField } from './field.tsx';
import { maskPhone, maskTyping } from './mask.ts';
import { contactAddress, sendContact } from './send-contact.ts';
import { rememberVisitorInfo, type VisitorInfo, visitorInfo } from './visitor-info.ts';

interface Props {
  /** Type of the recipient; null for the site itself. */
  recipientType: string | null;
  recipientSlug: string | null;
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** Number of the listing that the message is about. */
  listing?: string;
  /** Initial message, which the visitor may change. */
  message?: string;
}

/** Fields that forms share, by their name in the visitor info. */
const remembered: Readonly<Record<string, keyof VisitorInfo>> = {
  first_name: 'firstname',
  last_name: 'lastname',
  email: 'email',
  phone: 'phone',
};

/** Text fields, which are sent trimmed (contact.8). */
const typed = ['first_name', 'last_name', 'email', 'phone', 'message'] as const;

/**
 * Renders the contact form (contact.13). It is an HTML form that works without JavaScript as far as the captcha allows.
 * The fields hold the typed values, the state holds only the result of a submission (docs/decisions/0007-own-contact-form.md).
 */
export function ContactForm({ recipientType, recipientSlug, labelledBy, listing, message }: Props) {
  const t = useTexts(contactTexts);
  const locale = useLocale();
  const { path, variant } = useSite();
  const consentText = useConsentText();
  const form = useRef<HTMLFormElement>(null);
  const captchaPlace = useRef<HTMLDivElement>(null);
  const captcha = useCaptcha(form, captchaPlace, 'contact_form');
  const [state, dispatch] = useReducer(contactReducer, neutralContact);
  /** True from a success until the visitor wants to write again. */
  const [isDone, setDone] = useState(false);
  const nextTitle = useRef<HTMLHeadingElement>(null);
  // A ref, because the state updates too late to stop a second submission in the same tick.
  const isSending = useRef(false);

  useEffect(() => {
    if (!form.current) return;
    // Native validation messages are only for visitors without JavaScript.
    form.current.noValidate = true;
    fillKnown(form.current);
  }, []);

  const errorOf = (name: string): string => {
    const error = state.errors.find(({ field }) => field === name);
    return error ? t.errorOf(error.field, error.code) : '';
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    const element = event.currentTarget;
    dispatch({ kind: 'send' });
    const outcome = await checkAndSend(new FormData(element), captcha.answer, locale);
    isSending.current = false;
    // Rendered synchronously, so that the field that gets the focus already has its error message.
    flushSync(() => {
      dispatch(outcome);
      setDone(outcome.kind === 'sent');
    });
    nextTitle.current?.focus();
    if (outcome.kind === 'refused') focusFirst(element, outcome.errors);
  }

  /** Another form of the page may have stored contact details since this one was rendered. */
  function enter() {
    captcha.prepare();
    if (form.current) fillKnown(form.current);
  }

  function edit({ target, nativeEvent }: FormEvent<HTMLFormElement> | CompositionEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    if (target instanceof HTMLInputElement && target.name === 'phone')
      maskTyping({ currentTarget: target, nativeEvent }, maskPhone);
    const known = remembered[target.name];
    if (known) rememberVisitorInfo(known, target.value);
    dispatch({ kind: 'edited', field: target.name });
  }

  function closeToast() {
    if (state.outcome === 'success' && form.current) {
      form.current.reset();
      fillKnown(form.current);
    }
    dispatch({ kind: 'toastClosed' });
  }

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={contactAddress(locale)}
      encType="multipart/form-data"
      aria-labelledby={labelledBy}
      aria-busy={state.isSending}
      onSubmit={submit}
      onInput={edit}
      onCompositionEnd={edit}
      onFocus={enter}
    >
      <input type="hidden" name="form_type" value="contact_form" />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="source_page" value={path} />
      <input type="hidden" name="consent_text" value={consentText} />
      {variant && <input type="hidden" name="variant" value={variant.id} />}
      {recipientType && <input type="hidden" name="recipient_type" value={recipientType} />}
      {recipientSlug && <input type="hidden" name="recipient_slug" value={recipientSlug} />}
      {listing && <input type="hidden" name="uls" value={listing} />}
      <noscript className={styles.needs}>
        <p>
          {t.withoutScript} <a href={fixedPath('contact', locale)}>{t.contactPage}</a>
        </p>
        {/* Only programs fill it in: people do not see it. */}
        <label className="visually-hidden" aria-hidden="true">
          {t.trap} <input type="text" name="reference" tabIndex={-1} autoComplete="off" />
        </label>
      </noscript>
      {isDone && (
        <div className={styles.done}>
          <h3 ref={nextTitle} tabIndex={-1} className={styles.doneTitle}>
            {t.nextTitle}
          </h3>
          <p>{t.nextMessage}</p>
          <Button tone="quiet" onClick={() => setDone(false)}>
            {t.another}
          </Button>
        </div>
      )}
      <div className={styles.fields} hidden={isDone}>
        <Field
          name="first_name"
          label={t.first_name}
          error={errorOf('first_name')}
          autoComplete="given-name"
          maxLength={100}
          required
        />
        <Field
          name="last_name"
          label={t.last_name}
          error={errorOf('last_name')}
          autoComplete="family-name"
          maxLength={100}
          required
        />
        <Field
          name="email"
          type="email"
          label={t.email}
          error={errorOf('email')}
          autoComplete="email"
          maxLength={254}
          required
        />
        <Field
          name="phone"
          type="tel"
          label={t.phone}
          note={t.optional}
          error={errorOf('phone')}
          autoComplete="tel"
          inputMode="tel"
        />
        <TextareaField
          className={styles.wide}
          name="message"
          label={t.message}
          error={errorOf('message')}
          defaultValue={message}
          rows={5}
          required
        />
        <div ref={captchaPlace} className={styles.captcha} />
        <div className={styles.wide}>
          <ConsentLine />
        </div>
        <div className={styles.foot}>
          <Button type="submit" disabled={!captcha.isAvailable || state.isSending}>
            {state.isSending ? t.sending : t.send}
          </Button>
          {captcha.isSilent && (
            <p className={styles.note}>
              <ShieldCheck size={18} strokeWidth={1.5} aria-hidden="true" /> {t.protection}
            </p>
          )}
          {!captcha.isAvailable && <p className={styles.note}>{t.withoutCaptcha}</p>}
        </div>
      </div>
      <Toaster toast={contactToast(state, t)} words={t} onClose={closeToast} />
    </form>
  );
}

/**
 * Validates the form and sends it. It is sent without validation when that code cannot be loaded, because core validates as well.
 */
async function checkAndSend(
  form: FormData,
  answer: () => Promise<string>,
  locale: 'fr' | 'en',
): Promise<SubmitOutcome> {
  const errors = await import('./check-contact.ts').then(
    ({ checkContact }) => checkContact(form),
    (): FieldError[] => [],
  );
  if (errors.length > 0) return { kind: 'refused', errors };
  for (const name of typed) form.set(name, String(form.get(name) ?? '').trim());
  form.set('full_name', `${form.get('first_name')} ${form.get('last_name')}`);
  // Some sources of listings may be told of a message only after this consent. The call is cancelled when there is none now.
  if (form.has('uls')) whenAllowed('analytics', () => form.set('allows_analytics', 'true'))();
  return sendContact(form, answer, locale);
}

/** Focuses the first invalid field. Errors come in the order of the form; an error of a hidden field shows in the toast only. */
function focusFirst(form: HTMLFormElement, errors: readonly FieldError[]): void {
  const fields = errors.map(({ field }) => form.elements.namedItem(field));
  const first = fields.find((field) => field instanceof HTMLElement && field.ariaInvalid === 'true');
  if (first instanceof HTMLElement) first.focus();
}

/** Fills empty fields with contact details from other forms. */
function fillKnown(form: HTMLFormElement): void {
  const info = visitorInfo();
  for (const [name, known] of Object.entries(remembered)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === '') field.value = info[known];
  }
}
