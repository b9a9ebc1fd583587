import { type ErasureReceipt, erasedKinds } from '@vitrine/contract/core/persons.ts';
import { formatDay, formatDayAndHour } from '@vitrine/contract/date-format.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { html } from 'hono/html';
import { headerAddress } from '../mail/header-text.ts';
import { type LeadSite, senderOf } from '../mail/lead.ts';
import type { Mail } from '../mail/mail.ts';
import { renderMail } from '../mail/template/render-mail.ts';
import type { ErasureRow } from './erase-person.ts';
import { factTable, htmlDocument } from './html-document.ts';
import type { SiteNames } from './person-file.ts';
import { personTexts } from './person-texts.ts';

/** Returns an erasure as staff see it. */
export const presentErasure = (row: ErasureRow, isWaiting: boolean): ErasureReceipt => ({
  ...{ number: row.number, at: row.at.toISOString(), locale: row.locale, microsite_ids: row.microsite_ids },
  ...{ erased: row.erased, backups_until: row.backups_until },
  mail: row.mailed_at ? 'sent' : isWaiting ? 'waiting' : 'none',
});

/** A day of the database at noon in Québec, so that it is the same day there. */
const dayText = (day: string, locale: Locale) => formatDay(new Date(`${day}T17:00:00Z`), locale);

type Receipt = Pick<ErasureReceipt, 'number' | 'at' | 'erased' | 'backups_until' | 'microsite_ids'>;

const countsOf = ({ erased }: Receipt, locale: Locale) =>
  erasedKinds
    .filter((kind) => erased[kind] > 0)
    .map((kind) => [personTexts[locale].receipt.kinds[kind], String(erased[kind])] as const);

const keptOf = ({ erased, backups_until }: Receipt, locale: Locale): string[] => {
  const texts = personTexts[locale].receipt;
  return [
    ...(erased.consents > 0 ? [texts.keptProof] : []),
    texts.keptReceipt,
    texts.backups(dayText(backups_until, locale)),
    texts.logs,
    ...(erased.messages > 0 ? [texts.elsewhere] : []),
  ];
};

/** Returns the receipt of an erasure as a document to print; it names nobody. */
export function receiptDocument(receipt: Receipt, names: SiteNames, locale: Locale): string {
  const { receipt: texts, file } = personTexts[locale];
  const counts = countsOf(receipt, locale);
  const sites = receipt.microsite_ids?.map((id) => names.get(id) ?? id).join(', ') ?? texts.allSites;
  return htmlDocument(
    locale,
    texts.title,
    html`${factTable([
      [texts.number, receipt.number],
      [texts.date, formatDayAndHour(new Date(receipt.at), locale)],
      [texts.sites, sites],
    ])}
    <p>${texts.done}</p>
    <h2>${texts.erased}</h2>${counts.length > 0 ? factTable(counts) : html`<p>${file.none}</p>`}
    <h2>${texts.kept}</h2><ul>${keptOf(receipt, locale).map((text) => html`<li>${text}</li>`)}</ul>`,
  );
}

interface ReceiptMail {
  receipt: Receipt & { locale: Locale };
  site: LeadSite & { default_recipient: { name: string; email: string } };
  email: string;
  from: string;
}

/** Returns the mail that gives the receipt to the person; null when the address is not valid. */
export function receiptMail({ receipt, site, email, from }: ReceiptMail): Mail | null {
  const { locale, number, at } = receipt;
  const { receipt: texts, file } = personTexts[locale];
  const address = headerAddress(email);
  if (!address) return null;
  const counts = countsOf(receipt, locale);
  return {
    messageId: `<erasure.${number}@${from.split('@').at(-1)}>`,
    from: { name: site.name[locale], address: from },
    to: { name: '', address },
    replyTo: { name: site.default_recipient.name, address: site.default_recipient.email },
    subject: texts.subject,
    ...renderMail({
      locale,
      sender: senderOf(site, locale),
      subject: texts.subject,
      preview: texts.done,
      heading: texts.subject,
      parts: [
        { kind: 'paragraph', text: texts.greeting },
        { kind: 'paragraph', text: texts.done },
        {
          kind: 'facts',
          facts: [
            [texts.number, number],
            [texts.date, formatDayAndHour(new Date(at), locale)],
          ],
        },
        { kind: 'facts', title: texts.erased, facts: counts.length > 0 ? counts : [[texts.erased, file.none]] },
        ...keptOf(receipt, locale).map((text) => ({ kind: 'paragraph' as const, text })),
        { kind: 'notice', text: texts.keep },
        { kind: 'small', text: texts.questions },
      ],
    }),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale },
  };
}
