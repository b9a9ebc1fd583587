import { html, raw } from 'hono/html';
import { formattedText, type Markup } from './inline-text.ts';
import type { MailContent } from './mail-content.ts';
import { layoutTable, renderPart } from './mail-parts.ts';
import { mailWidth, styleSheet, styles } from './mail-styles.ts';

/** Keeps clients from filling the line after the preview with the first words of the mail. */
const filler = '\u034f\u200c\u00a0'.repeat(60);

// Without `format-detection` phones turn any number into a link in their own colour.
const head = (subject: string): Markup =>
  html`<head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="color-scheme" content="light dark"/><meta name="supported-color-schemes" content="light dark"/><meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no"/><title>${subject}</title><style>${raw(styleSheet)}</style></head>`;

/** Returns the home page in the language of the mail: the address without one would follow the browser. */
const homeOf = ({ sender, locale }: MailContent): string => new URL(`/${locale}`, sender.origin).href;

const senderCell = (mail: MailContent): Markup =>
  html`<td class="text" style="${styles.senderName}"><a href="${homeOf(mail)}" class="text" style="${styles.plainLink}">${mail.sender.name}</a></td>`;

const contentCell = ({ heading, parts }: MailContent): Markup =>
  html`<td class="content" style="${styles.content}"><h1 class="heading text" style="${styles.heading}">${heading}</h1>${parts.map(renderPart)}</td>`;

function footerCell(mail: MailContent): Markup {
  const { sender, footnote } = mail;
  const line = (content: Markup) => html`<p class="muted" style="${styles.footerLine}">${content}</p>`;
  const { name, origin, postalAddress } = sender;
  const host = html`<a href="${homeOf(mail)}" class="muted" style="${styles.footerLink}">${new URL(origin).host}</a>`;
  return html`<td class="muted" style="${styles.footer}">${
    footnote && line(formattedText(footnote, styles.footerLink, 'muted'))
  }${line(html`${name}<br/>${postalAddress && html`${postalAddress}<br/>`}${host}`)}</td>`;
}

/** Renders the HTML of a mail. The width is an attribute for Outlook and a `max-width` for other clients. */
export function renderLayout(mail: MailContent): Markup {
  const { subject, preview } = mail;
  const lang = `${mail.locale}-CA`;
  const container = layoutTable(
    html`width="${mailWidth}" align="center" style="${styles.container}"`,
    html`<tr>${senderCell(mail)}</tr><tr>${contentCell(mail)}</tr><tr>${footerCell(mail)}</tr>`,
  );
  const page = layoutTable(
    html`width="100%" class="page"`,
    html`<tr><td align="center" class="outer page" style="${styles.outer}">${container}</td></tr>`,
  );
  // Some clients remove the html element with its language and title, which screen readers announce.
  const article = html`<div role="article" aria-roledescription="email" aria-label="${subject}" lang="${lang}" dir="ltr">${page}</div>`;
  return html`<!doctype html><html lang="${lang}" dir="ltr">${head(subject)}<body class="page" style="${styles.page}"><div style="${styles.preview}">${preview}<span aria-hidden="true">${filler}</span></div>${article}</body></html>`;
}
