import { escapeHtml } from '../html/escape-html.ts';

/** One part of a mail, in reading order. */
export type MailPart =
  | { kind: 'paragraph'; text: string }
  | { kind: 'notice'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; facts: [label: string, value: string][] };

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

const partText = (part: MailPart, colon: string): string => {
  if (part.kind === 'facts') return part.facts.map(([label, value]) => `${label}${colon}${value}`).join('\n');
  return part.kind === 'quote' ? part.text.replace(/^/gm, '> ') : part.text;
};

const fact = ([label, value]: [string, string]) =>
  `<tr><td style="padding:4px 16px 4px 0;color:#5b6470;vertical-align:top">${escapeHtml(label)}</td>` +
  `<td style="padding:4px 0">${lines(value)}</td></tr>`;

const partHtml = (part: MailPart): string => {
  if (part.kind === 'facts') {
    return `<table role="presentation" style="margin:0 0 24px;border-collapse:collapse">${part.facts.map(fact).join('')}</table>`;
  }
  const styles = {
    paragraph: 'margin:0 0 16px',
    notice: 'margin:0 0 16px;padding:12px 16px;background:#fff4d6',
    quote: 'margin:0 0 24px;padding:4px 0 4px 16px;border-left:3px solid #c9d1da',
  };
  return `<p style="${styles[part.kind]}">${lines(part.text)}</p>`;
};

type Letter = { locale: string; parts: MailPart[]; signature: string; origin: string; colon: string };

/** The plain text and the HTML of a letter. Whatever a visitor typed is escaped in the HTML. */
export const writeLetter = ({ locale, parts, signature, origin, colon }: Letter): { text: string; html: string } => ({
  text: `${[...parts.map((part) => partText(part, colon)), `${signature}\n${origin}`].join('\n\n')}\n`,
  html:
    `<!doctype html><html lang="${locale}-CA"><head><meta charset="utf-8"></head>` +
    '<body style="margin:0;padding:24px;background:#f4f5f7">' +
    '<div style="max-width:600px;margin:0 auto;padding:32px;background:#ffffff;color:#1c2430;' +
    'font:16px/1.5 -apple-system,Segoe UI,Helvetica,Arial,sans-serif">' +
    parts.map(partHtml).join('') +
    `<p style="margin:24px 0 0;color:#5b6470">${escapeHtml(signature)}<br>` +
    `<a href="${escapeHtml(origin)}" style="color:#1c2430">${escapeHtml(origin)}</a></p></div></body></html>`,
});
