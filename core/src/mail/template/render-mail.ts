import type { Locale } from '@vitrine/contract/locale.ts';
import { toPlainText } from './inline-text.ts';
import type { MailContent, MailListing, MailPart } from './mail-content.ts';
import { renderLayout } from './mail-layout.ts';

/** Separator between a label and its value. */
const colons: Record<Locale, string> = { fr: '\u00a0: ', en: ': ' };

const plainListing = ({ badge, price, address, type, details, href, attribution = [] }: MailListing): string =>
  [badge, price, address, [type, ...details].join(' · '), href, ...attribution.map(toPlainText)]
    .filter(Boolean)
    .join('\n');

/** Renders a label and its value; continued lines are indented, so that no value can imitate another label. */
const plainFact = (label: string, value: string, colon: string) =>
  `${label}${colon}${value.replace(/[\n\u2028\u2029]/g, '\n    ')}`;

function plainPart(part: MailPart, locale: Locale): string {
  const colon = colons[locale];
  switch (part.kind) {
    case 'facts': {
      const facts = part.facts.map(([label, value]) => plainFact(label, toPlainText(value), colon));
      return [...(part.title ? [part.title.toLocaleUpperCase(`${locale}-CA`)] : []), ...facts].join('\n');
    }
    case 'quote':
      return part.text.replace(/^/gm, '> ');
    case 'button':
      return `${part.text}${colon.trimEnd()}\n${part.href.replace(/^mailto:([^?]*).*/, (_, address) => decodeURIComponent(address))}`;
    case 'listing':
      return plainListing(part.listing);
    default:
      return toPlainText(part.text);
  }
}

/** Returns the HTML and the plain text of a mail, from the same parts. All texts are escaped in the HTML. */
export function renderMail(mail: MailContent): { text: string; html: string } {
  const { locale, sender, heading, parts, footnote } = mail;
  const footer = [
    ...(footnote ? [toPlainText(footnote)] : []),
    [sender.name, sender.postalAddress, sender.origin].filter(Boolean).join('\n'),
  ].join('\n\n');
  return {
    // Mail programs recognise `-- ` as the start of a signature, which replies do not quote.
    text: `${[heading, ...parts.map((part) => plainPart(part, locale)), `-- \n${footer}`].join('\n\n')}\n`,
    html: String(renderLayout(mail)),
  };
}
