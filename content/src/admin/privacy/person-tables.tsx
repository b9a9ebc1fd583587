import type { PersonRecord } from '@vitrine/contract/core/persons.ts';
import type { ReactNode } from 'react';
import { DataTable } from '../components/data-table.tsx';
import { formatDateTime, formatDay } from '../leads/format-date.ts';
import type { Language } from '../leads/staff-api.ts';
import { ConsentWords } from './consent-words.tsx';
import { privacyTexts } from './privacy-texts.ts';

interface Props {
  language: Language;
  record: PersonRecord;
  siteNames: Readonly<Record<string, string>>;
}

/** Shows all that is kept about a person, a table a kind. */
export function PersonTables({ language, record, siteNames }: Props) {
  const { person: t, consents: consented } = privacyTexts[language];
  const when = (moment: string) => formatDateTime(language, moment);
  const site = (id: string) => siteNames[id] ?? id;
  const table = (title: string, heads: string[], rows: ReactNode[]) =>
    rows.length > 0 && (
      <section>
        <h3>{title}</h3>
        <DataTable look="cards" className="privacy-table" heads={heads}>
          {rows}
        </DataTable>
      </section>
    );
  const heads = [t.date, t.site, t.what, t.details];
  return (
    <>
      <h2>{t.all}</h2>
      <p role="status">{t.found(formatDateTime(language, record.as_of))}</p>
      {table(
        t.messages,
        heads,
        record.messages.map((message) => (
          <tr key={message.created_at + message.form_type}>
            <td>{when(message.created_at)}</td>
            <td>{site(message.microsite_id)}</td>
            <td>{consented.purposes[message.form_type]}</td>
            <td>
              <p>{[message.name, message.email, message.phone].filter(Boolean).join(' · ')}</p>
              {message.message && <p className="privacy__words">{message.message}</p>}
              {message.notes.map((note) => (
                <p key={note.at} className="privacy__words">
                  <strong>{t.note(note.staff)}</strong> {note.text}
                </p>
              ))}
              {(message.sent_to_crm || message.sent_to_board) && (
                <p>
                  {t.passedOn}{' '}
                  {[message.sent_to_crm && t.crm, message.sent_to_board && t.board].filter(Boolean).join(', ')}
                </p>
              )}
              <p className="lead-hint">{t.keptUntil(formatDay(language, message.expires_at))}</p>
            </td>
          </tr>
        )),
      )}
      {table(
        t.alerts,
        heads,
        record.alerts.map((alert) => (
          <tr key={alert.created_at + alert.places.join()}>
            <td>{when(alert.created_at)}</td>
            <td>{site(alert.microsite_id)}</td>
            <td>{alert.places.join(', ') || t.mailKinds.alert}</td>
            <td>{t.states[alert.status]}</td>
          </tr>
        )),
      )}
      {table(
        t.reports,
        heads,
        record.reports.map((report) => (
          <tr key={report.created_at + report.uls}>
            <td>{when(report.created_at)}</td>
            <td>{site(report.microsite_id)}</td>
            <td>{t.listing(report.uls)}</td>
            <td>{t.states[report.status]}</td>
          </tr>
        )),
      )}
      {table(
        t.mails,
        [t.site, t.what, t.details],
        record.mails.map((mail, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown once, in a fixed order.
          <tr key={index}>
            <td>{site(mail.microsite_id)}</td>
            <td>{t.mailKinds[mail.kind]}</td>
            <td>{mail.sent_at ? t.sent(when(mail.sent_at)) : t.waiting}</td>
          </tr>
        )),
      )}
      {table(
        t.consents,
        heads,
        record.consents.map((consent) => (
          <tr key={consent.id}>
            <td>{when(consent.at)}</td>
            <td>{site(consent.microsite_id)}</td>
            <td>{consented.purposes[consent.purpose]}</td>
            <td>
              {consented.events[consent.event]} {consented.ways[consent.way]}
              <ConsentWords language={language} consent={consent} />
            </td>
          </tr>
        )),
      )}
    </>
  );
}
