'use client';

import { Button, toast } from '@payloadcms/ui';
import type { SellerReport } from '@vitrine/contract/core/seller-reports.ts';
import { type FormEvent, startTransition, useId, useRef, useState, useTransition } from 'react';
import type { Language, StaffApiAnswer } from '../leads/staff-api.ts';
import { addSeller } from './actions.ts';
import { SellerReportItem } from './seller-report-item.tsx';
import { sellerTexts } from './seller-texts.ts';

interface Props {
  language: Language;
  site: string;
  uls: string;
  isOnMarket: boolean;
  reports: SellerReport[];
}

/** Form with which staff send a seller the weekly report, and the reports of the listing. */
export function SellerReports({ language, site, uls, isOnMarket, reports: loaded }: Props) {
  const t = sellerTexts[language];
  const [reports, setReports] = useState(loaded);
  const [wrong, setWrong] = useState<string>();
  const [isSaving, startSaving] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const [email, locale, consent, hint] = [useId(), useId(), useId(), useId()];

  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const added = {
      uls,
      email: String(fields.get('email')).trim(),
      locale: fields.get('locale') === 'en' ? ('en' as const) : ('fr' as const),
      consent: String(fields.get('consent')).trim(),
    };
    startSaving(async () => {
      const answer = await addSeller(language, site, added).catch(
        (): StaffApiAnswer<SellerReport[]> => ({ kind: 'unavailable' }),
      );
      startTransition(() => {
        setWrong(answer.kind === 'ok' ? undefined : answer.kind === 'refused' ? answer.message : t.failed);
        if (answer.kind === 'ok') setReports(answer.data);
      });
      if (answer.kind !== 'ok') return;
      form.current?.reset();
      toast.success(t.added);
    });
  };

  return (
    <section className="seller-reports">
      <h2>{t.title}</h2>
      <p className="figures__intro">{t.intro}</p>
      {reports.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <ul className="seller-reports__list">
          {reports.map((report) => (
            <SellerReportItem key={report.id} language={language} site={site} report={report} onChange={setReports} />
          ))}
        </ul>
      )}
      {isOnMarket ? (
        <form ref={form} className="seller-reports__form" onSubmit={add}>
          <div className="field-type">
            <label className="field-label" htmlFor={email}>
              {t.email}
            </label>
            <input id={email} name="email" type="email" required maxLength={254} autoComplete="off" />
          </div>
          <div className="field-type">
            <label className="field-label" htmlFor={locale}>
              {t.locale}
            </label>
            <select id={locale} name="locale" className="leads-select" defaultValue={language}>
              <option value="fr">{t.locales.fr}</option>
              <option value="en">{t.locales.en}</option>
            </select>
          </div>
          <div className="field-type seller-reports__consent">
            <label className="field-label" htmlFor={consent}>
              {t.consent}
            </label>
            <input
              id={consent}
              name="consent"
              type="text"
              required
              minLength={3}
              maxLength={300}
              aria-describedby={hint}
            />
            <p className="lead-hint" id={hint}>
              {t.consentHint}
            </p>
          </div>
          {wrong && (
            <p role="alert" className="seller-reports__wrong">
              {wrong}
            </p>
          )}
          <Button type="submit" disabled={isSaving} margin={false}>
            {t.add}
          </Button>
        </form>
      ) : (
        <p>{t.offMarket}</p>
      )}
    </section>
  );
}
