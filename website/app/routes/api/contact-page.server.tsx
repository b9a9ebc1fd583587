import type { FieldError } from '@vitrine/contract/core/contact.ts';
import { visitTimesText } from '@vitrine/contract/core/visit-times.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { type HtmlAnswer, htmlAnswer } from '../../document/hash-inline-elements.server.ts';
import { contactInputs, hiddenContactFields } from '../../forms/contact-fields.ts';
import { contactTexts } from '../../forms/contact-texts.ts';
import { contactAddress } from '../../forms/send-contact.ts';
import { visitTimesField } from '../../forms/visit-times.ts';
import { inlineMark } from '../../inline-mark.ts';
import { textsOf } from '../../locale/define-texts.ts';
import { formatLocale } from '../../locale/format.ts';
import { fixedPath } from '../../locale/paths.ts';
import css from './contact-page.inline.css?inline';
import { reviewField } from './reviewed-message.server.ts';

interface Props {
  locale: Locale;
  /** HTTP status of the page. */
  status: number;
  /**
   * `sent`: the message is stored; `held`: it is stored until staff have read it; `review`: the visitor is to read it again and send it;
   * `refused`: `errors` names the wrong fields, or `problem` the failure.
   */
  outcome: 'sent' | 'held' | 'review' | 'refused';
  errors: readonly FieldError[];
  problem: string;
  /** The submitted form; the page shows its values again, so that no input is lost. */
  form: FormData;
  /** Internal path of the page with the form. */
  returnPath: string;
  /** Theme variables of the site as CSS; '' when they are unknown. */
  themeCss: string;
}

const texts = {
  fr: {
    visit: (times: string) => `Visite souhaitée\u00a0: ${times}`,
    back: 'Revenir à la page',
    again: 'Votre message est resté ici. Vous pouvez le corriger et le renvoyer.',
  },
  en: {
    visit: (times: string) => `Preferred visit: ${times}`,
    back: 'Back to the page',
    again: 'Your message is still here. You can correct it and send it again.',
  },
};

/** Returns the result of a form submitted without JavaScript: a confirmation, or the form again with its errors or for review. */
export function contactPage(props: Props): HtmlAnswer {
  const page = `<!doctype html>${renderToStaticMarkup(<ContactPage {...props} />)}`;
  return htmlAnswer(page, { status: props.status, headers: { 'cache-control': 'no-store' } });
}

function ContactPage(props: Props) {
  const { locale, outcome, returnPath, themeCss } = props;
  const t = textsOf(contactTexts, locale);
  const title = { sent: t.sentTitle, held: t.heldTitle, review: t.reviewTitle, refused: t.failedTitle }[outcome];
  return (
    <html lang={formatLocale(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet and the resolved theme */}
        <style nonce={inlineMark} dangerouslySetInnerHTML={{ __html: themeCss + css }} />
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {outcome === 'sent' && <p>{t.sentMessage}</p>}
          {outcome === 'held' && <p>{t.heldMessage}</p>}
          {outcome === 'review' && <Review {...props} />}
          {outcome === 'refused' && <Refusal {...props} />}
          <p>
            <a href={returnPath}>{texts[locale].back}</a>
          </p>
        </main>
      </body>
    </html>
  );
}

/** Shows the message again before it is sent. */
const Review = ({ locale, form }: Props) => (
  <>
    <p>{textsOf(contactTexts, locale).reviewMessage}</p>
    <ProposedTimes locale={locale} form={form} />
    <FilledForm locale={locale} form={form} errors={[]} />
  </>
);

/** Repeats the times that the visitor proposes for a visit. */
function ProposedTimes({ locale, form }: Pick<Props, 'locale' | 'form'>) {
  const times = textOf(form, visitTimesField);
  return times && <p>{texts[locale].visit(visitTimesText(times, locale))}</p>;
}

/** Shows the errors and the form with its submitted values. */
function Refusal({ locale, errors, problem, form }: Props) {
  const t = textsOf(contactTexts, locale);
  return (
    <>
      <ul className="problems">
        {errors.length === 0 && <li>{problem}</li>}
        {errors.map(({ field, code }) => (
          <li key={field}>
            {isVisible(field) ? <a href={`#${field}`}>{t.errorOf(field, code)}</a> : t.errorOf(field, code)}
          </li>
        ))}
      </ul>
      <p>
        {t.withoutScript} <a href={fixedPath('contact', locale)}>{t.contactPage}</a>
      </p>
      {form.has('message') && (
        <>
          <p>{texts[locale].again}</p>
          <FilledForm locale={locale} form={form} errors={errors} />
        </>
      )}
    </>
  );
}

const isVisible = (name: string): boolean => contactInputs.some((input) => input.name === name);

function FilledForm({ locale, form, errors }: Pick<Props, 'locale' | 'form' | 'errors'>) {
  const t = textsOf(contactTexts, locale);
  return (
    <form method="post" action={contactAddress(locale)} encType="multipart/form-data">
      {[...hiddenContactFields, reviewField].map(
        (name) => form.has(name) && <input key={name} type="hidden" name={name} value={textOf(form, name)} />,
      )}
      {contactInputs.map(({ name, kind, attributes, isRequired }) => {
        const error = errors.find(({ field }) => field === name);
        const field = {
          id: name,
          name,
          defaultValue: textOf(form, name),
          required: isRequired,
          ...attributes,
          ...(error && { 'aria-invalid': true, 'aria-describedby': `${name}-error` }),
        };
        return (
          <div key={name}>
            <p>
              <label htmlFor={name}>
                {t[name]}
                {!isRequired && <small> · {t.optional}</small>}
              </label>
              {kind === 'textarea' ? <textarea {...field} /> : <input {...field} type={kind} />}
            </p>
            {error && (
              <p id={`${name}-error`} className="error">
                {t.errorOf(name, error.code)}
              </p>
            )}
          </div>
        );
      })}
      <p>
        <button type="submit">{t.send}</button>
      </p>
    </form>
  );
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
