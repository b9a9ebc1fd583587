'use client';

import { Button } from '@payloadcms/ui';
import type { ErasureReceipt, PersonRecord } from '@vitrine/contract/core/persons.ts';
import { type FormEvent, startTransition, useEffect, useEffectEvent, useId, useState, useTransition } from 'react';
import type { Language, StaffApiAnswer } from '../leads/staff-api.ts';
import { findPerson, type PersonSearch } from './actions.ts';
import { ErasureForm } from './erasure-form.tsx';
import { PersonFiles } from './person-files.tsx';
import { PersonTables } from './person-tables.tsx';
import { privacyTexts } from './privacy-texts.ts';
import { ReceiptDocument } from './receipt-document.tsx';
import { ReceiptList } from './receipt-list.tsx';

interface Props {
  language: Language;
  /** Address to search at once; '' for none. */
  email: string;
  siteNames: Readonly<Record<string, string>>;
  receipts: ErasureReceipt[];
}

interface Found {
  search: PersonSearch;
  record: PersonRecord;
}

const isEmpty = ({ messages, alerts, reports, consents }: PersonRecord) =>
  [messages, alerts, reports, consents].every(({ length }) => length === 0);

/** True when only entries without an address are left, which an erasure does not change. */
const isErased = ({ messages, alerts, reports, consents }: PersonRecord) =>
  [messages, alerts, reports].every(({ length }) => length === 0) && consents.every((consent) => consent.email === '');

/** Search for a person, with what is kept, the files for them and the erasure, and the receipts of earlier erasures. */
export function PersonPanel({ language, email: given, siteNames, receipts: loaded }: Props) {
  const { person: t, failed } = privacyTexts[language];
  const [found, setFound] = useState<Found>();
  const [receipts, setReceipts] = useState(loaded);
  const [receipt, setReceipt] = useState<ErasureReceipt & { html: string }>();
  const [wrong, setWrong] = useState<string>();
  const [isSearching, startSearch] = useTransition();
  const [email, phone, hint] = [useId(), useId(), useId()];

  const find = (search: PersonSearch) =>
    startSearch(async () => {
      const answer = await findPerson(language, search).catch(
        (): StaffApiAnswer<PersonRecord> => ({ kind: 'unavailable' }),
      );
      startTransition(() => {
        setReceipt(undefined);
        setWrong(answer.kind === 'ok' ? undefined : answer.kind === 'refused' ? answer.message : failed);
        setFound(answer.kind === 'ok' ? { search, record: answer.data } : undefined);
      });
    });
  const findGiven = useEffectEvent(() => {
    if (given !== '') find({ email: given, phone: '' });
  });
  useEffect(() => findGiven(), []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    find({ email: String(fields.get('email')).trim(), phone: String(fields.get('phone')).trim() });
  };

  return (
    <>
      <p className="privacy__intro">{t.intro}</p>
      <form className="privacy-search" onSubmit={submit}>
        <div className="field-type">
          <label className="field-label" htmlFor={email}>
            {t.email}
          </label>
          <input id={email} name="email" type="email" maxLength={254} autoComplete="off" defaultValue={given} />
        </div>
        <div className="field-type">
          <label className="field-label" htmlFor={phone}>
            {t.phone}
          </label>
          <input id={phone} name="phone" type="tel" maxLength={60} autoComplete="off" aria-describedby={hint} />
        </div>
        <Button type="submit" disabled={isSearching} margin={false}>
          {t.find}
        </Button>
        <p className="lead-hint" id={hint}>
          {t.phoneHint}
        </p>
      </form>
      {wrong && (
        <p role="alert" className="privacy__wrong">
          {wrong}
        </p>
      )}
      {found && !receipt && (
        <section className="privacy-person" aria-busy={isSearching}>
          {isEmpty(found.record) ? (
            <p role="status">{t.nothing}</p>
          ) : (
            <>
              <PersonTables language={language} record={found.record} siteNames={siteNames} />
              <PersonFiles language={language} {...found} />
              {!isErased(found.record) && (
                <ErasureForm
                  key={`${found.search.email} ${found.search.phone}`}
                  language={language}
                  {...found}
                  onErased={(erased) => {
                    setReceipt(erased);
                    setReceipts((all) => [erased, ...all]);
                    setFound(undefined);
                  }}
                />
              )}
            </>
          )}
        </section>
      )}
      {receipt && <ReceiptDocument language={language} receipt={receipt} isNew />}
      <ReceiptList language={language} receipts={receipts} />
    </>
  );
}
