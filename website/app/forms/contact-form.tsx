import { ShieldCheck } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useTexts } from '../locale/define-texts.ts';
import { fixedPath } from '../locale/paths.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { useSite } from '../site/site-context.tsx';
import { useSearchPath } from '../site/use-search-path.ts';
import { Button } from '../ui/button/button.tsx';
import { Toaster } from '../ui/toast/toast.tsx';
import { useCaptcha } from './captcha/use-captcha.ts';
import { ConsentLine, useConsentText } from './consent-line.tsx';
import { contactInputs, type HiddenContactField, hiddenContactFields } from './contact-fields.ts';
import styles from './contact-form.module.css';
import type { ContactState } from './contact-state.ts';
import { contactTexts } from './contact-texts.ts';
import { contactToast } from './contact-toast.tsx';
import { Field, TextareaField } from './field.tsx';
import { fillKnownDetails } from './known-details.ts';
import { isIndividual } from './recipient.ts';
import { contactAddress } from './send-contact.ts';
import { useContactForm } from './use-contact-form.ts';

interface Props {
  /** Type of the recipient; null for the site itself. */
  recipientType: string | null;
  recipientSlug: string | null;
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** Number of the listing that the message is about. */
  listing?: string;
  /** Numbers of the listings that the message sends as a list. */
  list?: readonly string[];
  /** True when the message is also sent to the board of the listing, which the consent then says. */
  sendsToBoard?: boolean;
  /** Initial message, which the visitor may change. */
  message?: string;
  /** Questions before those of every contact form. */
  children?: ReactNode;
}

/** Renders the contact form (contact.13). It is an HTML form that works without JavaScript as far as the captcha allows. */
export function ContactForm(props: Props) {
  const t = useTexts(contactTexts);
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const captchaPlace = useRef<HTMLDivElement>(null);
  const captcha = useCaptcha(form, captchaPlace, 'contact_form');
  const { state, sent, nextTitle, submit, edit, closeToast, restart } = useContactForm(form, captcha.answer);

  /** Another form of the page may have stored contact details since this one was rendered. */
  function enter() {
    captcha.prepare();
    if (form.current) fillKnownDetails(form.current);
  }

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={contactAddress(locale)}
      encType="multipart/form-data"
      aria-labelledby={props.labelledBy}
      aria-busy={state.isSending}
      onSubmit={submit}
      onInput={edit}
      onCompositionEnd={edit}
      onFocus={enter}
    >
      <HiddenFields {...props} />
      <WithoutScript />
      {state.isDone && (
        <NextSteps title={nextTitle} sent={sent} recipientType={props.recipientType} onRestart={restart} />
      )}
      <div className={styles.fields} hidden={state.isDone}>
        {props.children}
        <ContactInputs state={state} message={props.message} />
        <div ref={captchaPlace} className={styles.captcha} />
        <div className={styles.wide}>
          <ConsentLine purpose={purposeOf(props)} />
        </div>
        <SendButton captcha={captcha} isSending={state.isSending} />
      </div>
      <Toaster toast={contactToast(state, t)} texts={t} onClose={closeToast} />
    </form>
  );
}

const purposeOf = ({ sendsToBoard }: Props) => (sendsToBoard ? 'board' : 'answer');

function HiddenFields(props: Props) {
  const { recipientType, recipientSlug, listing } = props;
  const locale = useLocale();
  const { path, variant } = useSite();
  const values: Record<HiddenContactField, string | null> = {
    form_type: 'contact_form',
    locale,
    source_page: path,
    consent_text: useConsentText(purposeOf(props)),
    variant: variant?.id || null,
    recipient_type: recipientType || null,
    recipient_slug: recipientSlug || null,
    uls: listing || null,
    listings: props.list?.join() || null,
    allows_board: props.sendsToBoard ? 'true' : null,
    // Written from the proposed times when the form is sent.
    visit_times: null,
  };
  return hiddenContactFields.map(
    (name) => values[name] !== null && <input key={name} type="hidden" name={name} value={values[name]} />,
  );
}

function WithoutScript() {
  const t = useTexts(contactTexts);
  return (
    <noscript className={styles.needs}>
      <p>
        {t.withoutScript} <a href={fixedPath('contact', useLocale())}>{t.contactPage}</a>
      </p>
      {/* Only programs fill it in: people do not see it. */}
      <label className="visually-hidden" aria-hidden="true">
        {t.trap} <input type="text" name="reference" tabIndex={-1} autoComplete="off" />
      </label>
    </noscript>
  );
}

interface NextStepsProps extends Pick<Props, 'recipientType'> {
  title: RefObject<HTMLHeadingElement | null>;
  /** The values that the visitor has sent. */
  sent: { email: string; message: string };
  onRestart: () => void;
}

/** Says what happens after a message, who answers it, what was sent and what to do until then, and offers to write another one. */
function NextSteps({ title, sent, recipientType, onRestart }: NextStepsProps) {
  const t = useTexts(contactTexts);
  const searchPath = useSearchPath();
  return (
    <div className={styles.done}>
      <h3 ref={title} tabIndex={-1} className={styles.doneTitle}>
        {t.nextTitle}
      </h3>
      <p>{t.nextMessage(isIndividual(recipientType, useSite().siteType), sent.email)}</p>
      <figure className={styles.sent}>
        <figcaption>{t.yourMessage}</figcaption>
        <blockquote>{sent.message}</blockquote>
      </figure>
      {searchPath !== null && <a href={searchPath}>{t.meanwhile}</a>}
      <Button tone="quiet" onClick={onRestart}>
        {t.another}
      </Button>
    </div>
  );
}

function ContactInputs({ state, message }: { state: ContactState; message: string | undefined }) {
  const t = useTexts(contactTexts);
  return contactInputs.map(({ name, kind, attributes, isRequired }) => {
    const error = state.errors.find(({ field }) => field === name);
    const field = { name, label: t[name], error: error ? t.errorOf(name, error.code) : '', required: isRequired };
    return kind === 'textarea' ? (
      <TextareaField key={name} {...field} {...attributes} className={styles.wide} defaultValue={message} />
    ) : (
      <Field key={name} {...field} {...attributes} type={kind} {...(!isRequired && { note: t.optional })} />
    );
  });
}

interface SendButtonProps {
  captcha: { isAvailable: boolean; isSilent: boolean };
  isSending: boolean;
}

function SendButton({ captcha, isSending }: SendButtonProps) {
  const t = useTexts(contactTexts);
  return (
    <div className={styles.foot}>
      <Button type="submit" disabled={!captcha.isAvailable || isSending}>
        {isSending ? t.sending : t.send}
      </Button>
      {captcha.isSilent && (
        <p className={styles.note}>
          <ShieldCheck size={18} strokeWidth={1.5} aria-hidden="true" /> {t.protection}
        </p>
      )}
      {!captcha.isAvailable && <p className={styles.note}>{t.withoutCaptcha}</p>}
    </div>
  );
}
