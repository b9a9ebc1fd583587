'use client';

import { Button, ConfirmationModal, toast, useModal } from '@payloadcms/ui';
import type { ErasureReceipt, PersonRecord } from '@vitrine/contract/core/persons.ts';
import { type FormEvent, useId, useState } from 'react';
import type { Language, StaffApiAnswer } from '../leads/staff-api.ts';
import { type ErasureForm as Erasure, erasePerson, type PersonSearch } from './actions.ts';
import { privacyTexts } from './privacy-texts.ts';

interface Props {
  language: Language;
  search: PersonSearch;
  record: PersonRecord;
  onErased: (receipt: ErasureReceipt & { html: string }) => void;
}

const modal = 'erase-person';

/** Says what an erasure deletes and what stays, and erases after the address was typed again and a question answered. */
export function ErasureForm({ language, search, record, onErased }: Props) {
  const { erase: t, failed } = privacyTexts[language];
  const { openModal } = useModal();
  const [form, setForm] = useState<Erasure>();
  const [wrong, setWrong] = useState<string>();
  const [locale, confirm, mail, reason] = [useId(), useId(), useId(), useId()];
  const asked = search.email === '' ? 'phone' : 'email';
  const last = record.messages[0]?.locale;

  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const repeated = String(fields.get('confirm')).trim();
    const isSame =
      asked === 'email'
        ? repeated.toLowerCase() === search.email.toLowerCase()
        : repeated.replace(/\D/g, '') === search.phone.replace(/\D/g, '');
    setWrong(isSame ? undefined : t.unlike);
    if (!isSame) return;
    setForm({
      ...search,
      confirm: repeated,
      locale: fields.get('locale') === 'en' ? 'en' : 'fr',
      mail: fields.get('mail') === 'on',
    });
    openModal(modal);
  };
  const erase = async () => {
    if (!form) return;
    const answer = await erasePerson(language, form).catch(
      (): StaffApiAnswer<ErasureReceipt & { html: string }> => ({ kind: 'unavailable' }),
    );
    if (answer.kind === 'ok') onErased(answer.data);
    else toast.error(answer.kind === 'refused' ? answer.message : failed);
  };
  const elsewhere = [
    record.messages.some((message) => message.sent_to_crm) && t.crm,
    record.messages.some((message) => message.sent_to_board) && t.board,
    record.messages.length > 0 && t.mailboxes,
  ].filter((text) => text !== false);

  return (
    <section className="privacy-erasure">
      <h2>{t.title}</h2>
      <p>{t.goes}</p>
      <p>{t.stays}</p>
      <ul>
        {t.staysWhy.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {elsewhere.length > 0 && (
        <>
          <p>{t.elsewhere}</p>
          <ul>
            {elsewhere.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      <form onSubmit={ask} className="privacy-erasure__form">
        <div className="field-type">
          <label className="field-label" htmlFor={locale}>
            {t.locale}
          </label>
          <select id={locale} name="locale" className="leads-select" defaultValue={last ?? language}>
            <option value="fr">{t.locales.fr}</option>
            <option value="en">{t.locales.en}</option>
          </select>
        </div>
        {search.email !== '' && (
          <p className="privacy-erasure__mail">
            <input id={mail} name="mail" type="checkbox" defaultChecked />
            <label htmlFor={mail}>{t.mail}</label>
          </p>
        )}
        <div className="field-type">
          <label className="field-label" htmlFor={confirm}>
            {t.confirm(asked)}
          </label>
          <input
            id={confirm}
            name="confirm"
            type="text"
            required
            maxLength={254}
            autoComplete="off"
            spellCheck={false}
            aria-describedby={reason}
            aria-invalid={wrong !== undefined}
          />
          <p id={reason} className="lead-hint lead-hint--wrong" aria-live="polite">
            {wrong}
          </p>
        </div>
        <Button type="submit" margin={false}>
          {t.button}
        </Button>
      </form>
      <ConfirmationModal
        modalSlug={modal}
        heading={t.heading}
        body={t.body(search.email || search.phone)}
        confirmLabel={t.yes}
        onConfirm={erase}
      />
    </section>
  );
}
