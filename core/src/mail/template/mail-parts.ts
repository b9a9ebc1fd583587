import type { Locale } from '@vitrine/contract/locale.ts';
import { html } from 'hono/html';
import { formattedText, type Markup } from './inline-text.ts';
import type { InlineText, MailListing, MailPart } from './mail-content.ts';
import { contentWidth, styles } from './mail-styles.ts';

/** Renders a layout table: Outlook needs the attributes, and screen readers ignore it as a table. */
export const layoutTable = (attributes: Markup, rows: Markup): Markup =>
  html`<table role="presentation" border="0" cellpadding="0" cellspacing="0" ${attributes}><tbody>${rows}</tbody></table>`;

/** Renders content in a table cell, the only element whose padding Outlook supports. */
const boxed = (className: string, style: string, content: Markup): Markup =>
  layoutTable(
    html`width="100%" style="${styles.box}"`,
    html`<tr><td class="${className}" style="${style}">${content}</td></tr>`,
  );

const paragraph = (className: string, style: string, content: Markup | string): Markup =>
  html`<p class="${className}" style="${style}">${content}</p>`;

const notice = (text: InlineText): Markup =>
  boxed('note', styles.notice, paragraph('note', styles.noticeText, formattedText(text, styles.noticeLink, 'note')));

const quote = (text: string, locale?: Locale): Markup =>
  boxed(
    'quote',
    styles.quote,
    html`<blockquote class="text" style="${styles.quoteText}"${locale && html` lang="${locale}-CA"`}>${formattedText(text)}</blockquote>`,
  );

const fact = (label: string, value: InlineText): Markup =>
  html`<tr><th scope="row" align="left" class="label muted" style="${styles.label}">${label}</th><td class="value text" style="${styles.value}">${formattedText(value)}</td></tr>`;

const facts = (title: string | undefined, list: readonly (readonly [string, InlineText])[]): Markup =>
  html`<div>${title && html`<h2 class="muted" style="${styles.factsTitle}">${title}</h2>`}<table border="0" cellpadding="0" cellspacing="0" width="100%" style="${styles.facts}"><tbody>${list.map(([label, value]) => fact(label, value))}</tbody></table></div>`;

/** Renders a button as a cell, because Outlook does not support padding around a link. */
const button = (text: string, href: string): Markup =>
  layoutTable(
    html`class="button-table" style="${styles.buttonTable}"`,
    html`<tr><td align="center" class="button-cell" style="${styles.buttonCell}"><a href="${href}" class="button" style="${styles.button}">${text}</a></td></tr>`,
  );

const pictureRow = (href: string, picture: string): Markup =>
  html`<tr><td><a href="${href}" tabindex="-1" aria-hidden="true"><img src="${picture}" alt="" width="${contentWidth}" style="${styles.picture}"/></a></td></tr>`;

function listingCell({ href, address, type, price, details, badge, attribution = [] }: MailListing): Markup {
  const link = html`<a href="${href}" class="text" style="${styles.link}">${address}</a>`;
  return html`<td style="${styles.listingTexts}">${[
    badge && paragraph('badge', styles.badge, badge),
    price && paragraph('text', styles.price, price),
    paragraph('text', styles.address, link),
    paragraph('muted', styles.details, [type, ...details].join(' · ')),
    ...attribution.map((text) =>
      paragraph('muted', styles.attribution, formattedText(text, styles.footerLink, 'muted')),
    ),
  ]}</td>`;
}

const listingTable = (listing: MailListing): Markup =>
  layoutTable(
    html`width="100%" class="listing" style="${styles.listing}"`,
    html`${listing.picture && pictureRow(listing.href, listing.picture)}<tr>${listingCell(listing)}</tr>`,
  );

/** Renders one part of a mail. */
export function renderPart(part: MailPart): Markup {
  switch (part.kind) {
    case 'paragraph':
      return paragraph('text', styles.paragraph, formattedText(part.text));
    case 'notice':
      return notice(part.text);
    case 'quote':
      return quote(part.text, part.locale);
    case 'facts':
      return facts(part.title, part.facts);
    case 'button':
      return button(part.text, part.href);
    case 'listing':
      return listingTable(part.listing);
    case 'small':
      return paragraph('muted', styles.small, formattedText(part.text, styles.footerLink, 'muted'));
  }
}
