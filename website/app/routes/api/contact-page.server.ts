import { contactFields, type FieldError } from '@vitrine/contract/core/contact.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { contactTexts } from '../../forms/contact-texts.ts';
import { contactAddress } from '../../forms/send-contact.ts';
import { textsOf } from '../../locale/define-texts.ts';
import { formatLocale } from '../../locale/format.ts';
import { fixedPath } from '../../locale/paths.ts';
import { NONCE_PLACEHOLDER } from '../../nonce.ts';

interface Told {
  locale: Locale;
  /** HTTP status of the page. */
  status: number;
  /** True when the message is stored; otherwise `errors` names the wrong fields, or `problem` the failure. */
  isSent: boolean;
  errors: readonly FieldError[];
  problem: string;
  /** The submitted form; the page shows its values again, so that no input is lost. */
  form: FormData;
  /** Internal path of the page with the form. */
  backTo: string;
  /** Theme variables of the site as CSS; '' when they are unknown. */
  themeCss: string;
}

const texts = {
  fr: { back: 'Revenir à la page', again: 'Votre message est resté ici. Vous pouvez le corriger et le renvoyer.' },
  en: { back: 'Back to the page', again: 'Your message is still here. You can correct it and send it again.' },
};

/** Renders the result of a form that the browser submitted without JavaScript: a confirmation, or the form with its errors. */
export function contactPage(told: Told): Response {
  const { locale, status, isSent, backTo, themeCss } = told;
  const t = textsOf(contactTexts, locale);
  const title = isSent ? t.sentTitle : t.failedTitle;
  const page = `<!doctype html>
<html lang="${formatLocale(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${NONCE_PLACEHOLDER}">${themeCss}${css}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${isSent ? `<p>${t.sentMessage}</p>` : refusal(told)}
<p><a href="${escapeHtml(backTo)}">${texts[locale].back}</a></p>
</main>
</body>
</html>
`;
  return new Response(page, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** Returns the errors and the form with its submitted values. */
function refusal({ locale, errors, problem, form }: Told): string {
  const t = textsOf(contactTexts, locale);
  const problems = errors.map(({ field, code }) => {
    const text = escapeHtml(t.errorOf(field, code));
    return isTyped(field) ? `<a href="#${field}">${text}</a>` : text;
  });
  return `<ul class="problems">${(problems.length > 0 ? problems : [escapeHtml(problem)]).map((each) => `<li>${each}</li>`).join('')}</ul>
<p>${t.needsScript} <a href="${fixedPath('contact', locale)}">${t.contactPage}</a></p>
${form.has('message') ? formAgain(locale, form, errors) : ''}`;
}

/** Fields that the visitor fills in, in the order of the form. */
const typed = ['first_name', 'last_name', 'email', 'phone', 'message'] as const;
const isTyped = (name: string): name is (typeof typed)[number] => Object.hasOwn(contactFields.shape, name);

/** Hidden fields of the form. */
const accompanying = [
  'form_type',
  'locale',
  'source_page',
  'consent_text',
  'variant',
  'recipient_type',
  'recipient_slug',
  'uls',
];

function formAgain(locale: Locale, form: FormData, errors: readonly FieldError[]): string {
  const t = textsOf(contactTexts, locale);
  const hidden = accompanying
    .filter((name) => form.has(name))
    .map((name) => `<input type="hidden" name="${name}" value="${escapeHtml(textOf(form, name))}">`);
  const fields = typed.map((name) => {
    const error = errors.find(({ field }) => field === name);
    const told = error ? `<p id="${name}-error" class="error">${escapeHtml(t.errorOf(name, error.code))}</p>` : '';
    const described = error ? ` aria-invalid="true" aria-describedby="${name}-error"` : '';
    const value = escapeHtml(textOf(form, name));
    const field =
      name === 'message'
        ? `<textarea id="${name}" name="${name}" rows="5" required${described}>\n${value}</textarea>`
        : `<input id="${name}" name="${name}" ${kinds[name]} value="${value}"${name === 'phone' ? '' : ' required'}${described}>`;
    const note = name === 'phone' ? ` <small>· ${t.optional}</small>` : '';
    return `<p><label for="${name}">${t[name]}${note}</label>${field}</p>${told}`;
  });
  return `<p>${texts[locale].again}</p>
<form method="post" action="${contactAddress(locale)}" enctype="multipart/form-data">
${[...hidden, ...fields].join('\n')}
<p><button type="submit">${t.send}</button></p>
</form>`;
}

const kinds: Readonly<Record<Exclude<(typeof typed)[number], 'message'>, string>> = {
  first_name: 'type="text" autocomplete="given-name" maxlength="100"',
  last_name: 'type="text" autocomplete="family-name" maxlength="100"',
  email: 'type="email" autocomplete="email" maxlength="254"',
  phone: 'type="tel" autocomplete="tel"',
};

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Minimal styles in the site's colours, as the page has none of the site's stylesheets. */
const css = [
  'body{margin:0;background:var(--bg,#fff);color:var(--text,#141412);font:1.0625rem/1.6 system-ui,sans-serif}',
  'main{max-width:36rem;margin:0 auto;padding:clamp(2rem,12vh,7rem) 1.5rem}',
  'h1{margin:0 0 1.5rem;font:400 2rem/1.2 Georgia,serif}',
  'a{color:inherit;text-decoration-color:var(--accent,#003da5);text-underline-offset:.2em}',
  '.problems{padding:1rem 1.5rem 1rem 2.25rem;border-inline-start:3px solid #b3261e;background:color-mix(in oklab,var(--text,#141412) 5%,transparent)}',
  'label{display:block;margin-bottom:.4rem;font-weight:600}',
  'small{font-weight:400}',
  'input,textarea{box-sizing:border-box;width:100%;min-height:3.25rem;padding:.75rem 1rem;border:1px solid var(--input-border,#7a766e);border-radius:.875rem;background:var(--input-bg,#fff);color:var(--input-text,#141412);font:inherit}',
  'input:focus-visible,textarea:focus-visible,button:focus-visible,a:focus-visible{outline:3px solid var(--input-highlight,#003da5);outline-offset:2px}',
  '[aria-invalid]{border-color:#b3261e}',
  '.error{margin-top:-.5rem;color:#b3261e;font-weight:500}',
  'button{min-height:3.25rem;padding:.75rem 1.75rem;border:0;border-radius:var(--radius-1,20px);background:var(--button-bg,#003da5);color:var(--button-text,#fff);font:600 1rem/1.2 system-ui,sans-serif;cursor:pointer}',
].join('');

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
