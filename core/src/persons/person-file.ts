import type { PersonRecord } from '@vitrine/contract/core/persons.ts';
import { formatDay, formatDayAndHour } from '@vitrine/contract/date-format.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { html } from 'hono/html';
import { consentTexts } from '../consents/consent-texts.ts';
import type { Markup } from '../mail/template/inline-text.ts';
import { factTable, htmlDocument } from './html-document.ts';
import { personTexts } from './person-texts.ts';

/** Names of sites by id. */
export type SiteNames = ReadonlyMap<string, string>;

/** Returns all that is kept about a person as a document for this person, in a language. */
export function personFile(record: PersonRecord, names: SiteNames, locale: Locale): string {
  const texts = personTexts[locale];
  const { file } = texts;
  const consented = consentTexts[locale];
  const moment = (at: string | null) => at && formatDayAndHour(new Date(at), locale);
  const site = (id: string) => names.get(id) ?? id;
  const part = (title: string, entries: Markup[]): Markup =>
    html`<section><h2>${title}</h2>${entries.length > 0 ? entries : html`<p>${file.none}</p>`}</section>`;
  const entry = (title: string, facts: Parameters<typeof factTable>[0]): Markup =>
    html`<h3>${title}</h3>${factTable(facts)}`;
  const held = [...new Set(heldBy(record).map(site))];
  return htmlDocument(
    locale,
    file.title,
    html`<p>${file.intro(new Intl.ListFormat(`${locale}-CA`).format(held), formatDay(new Date(record.as_of), locale))}</p>
    <p>${[record.email, record.phone].filter(Boolean).join(' · ')}</p>
    ${part(
      file.sections.messages,
      record.messages.map((message) =>
        entry(consented.purposes[message.form_type], [
          [file.received, moment(message.created_at)],
          [file.site, site(message.microsite_id)],
          [file.page, message.source_page],
          ...message.facts.map(({ label, value }) => [label, value] as const),
          [file.message, message.message],
          [file.recipient, message.recipient],
          [file.browser, message.browser],
          [file.notes, message.notes.map(({ text, staff, at }) => `${moment(at)}, ${staff}\n${text}`).join('\n\n')],
          [
            file.passedOn,
            [message.sent_to_crm && file.crm, message.sent_to_board && file.board].filter(Boolean).join(', '),
          ],
          [file.kept, formatDay(new Date(message.expires_at), locale)],
        ]),
      ),
    )}
    ${part(
      file.sections.alerts,
      record.alerts.map((alert) =>
        entry(alert.places.join(', ') || texts.mails.alert, [
          [file.site, site(alert.microsite_id)],
          [file.status, texts.statuses[alert.status]],
          [file.asked, moment(alert.created_at)],
          [file.askedFrom, alert.asked_from],
          [file.confirmed, moment(alert.confirmed_at)],
          [file.ended, moment(alert.withdrawn_at)],
        ]),
      ),
    )}
    ${part(
      file.sections.reports,
      record.reports.map((report) =>
        entry(`${file.listing} ${report.uls}`, [
          [file.site, site(report.microsite_id)],
          [file.status, texts.statuses[report.status]],
          [file.how, report.consent],
          [file.asked, moment(report.created_at)],
          [file.ended, moment(report.ended_at)],
        ]),
      ),
    )}
    ${part(
      file.sections.mails,
      record.mails.length === 0
        ? []
        : [factTable(record.mails.map(({ kind, sent_at }) => [texts.mails[kind], moment(sent_at) ?? texts.waiting]))],
    )}
    ${part(
      file.sections.consents,
      record.consents.map((consent) =>
        entry(consented.purposes[consent.purpose], [
          [consented.events[consent.event], `${moment(consent.at)}, ${consented.ways[consent.way]}`],
          [file.site, site(consent.microsite_id)],
          [file.page, consent.page],
          [file.words(consent.version ?? 1), consent.words],
        ]),
      ),
    )}
    <section><h2>${file.sections.rights}</h2><p>${file.rights}</p></section>`,
  );
}

/** Returns the sites that hold something of the person. */
function heldBy({ messages, alerts, reports, consents }: PersonRecord): string[] {
  return [...messages, ...alerts, ...reports, ...consents].map(({ microsite_id }) => microsite_id);
}
