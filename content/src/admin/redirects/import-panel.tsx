'use client';

import { Banner, Button, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type ChangeEvent, useEffect, useId, useState } from 'react';
import type { ImportReport } from '../../collections/import-redirects.ts';
import { SelectField } from '../leads/select-field.tsx';
import { chosenSite } from '../sites/choose-site.ts';
import { ImportedLines } from './imported-lines.tsx';
import { redirectTexts } from './redirect-texts.ts';
import { fetchSites, type ImportAnswer, type SiteOption, sendImport } from './send-import.ts';
import './redirects.css';

/** Imports redirects from a CSV file: checks it, shows what each line does, and writes all lines or none. */
export function ImportPanel() {
  const { i18n } = useTranslation();
  const router = useRouter();
  const language = i18n.language === 'en' ? 'en' : 'fr';
  const t = redirectTexts[language].import;
  const fileId = useId();
  const [sites, setSites] = useState<SiteOption[]>([]);
  const [site, setSite] = useState<string>();
  const [csv, setCsv] = useState<string | null>(null);
  const [answer, setAnswer] = useState<ImportAnswer | null>(null);
  const [isWorking, setWorking] = useState(false);

  useEffect(() => {
    void fetchSites(language).then((found) => {
      setSites(found);
      const own = found.length === 1 ? found[0] : found.find(({ value }) => value === chosenSite());
      setSite(own?.value);
    });
  }, [language]);

  const read = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setAnswer(null);
    // Until this file is read, the one chosen before must not be checked in its place.
    setCsv(null);
    setCsv((await currentTarget.files?.[0]?.text()) ?? null);
  };
  const send = async (check: boolean) => {
    if (site === undefined || csv === null) return;
    setWorking(true);
    const report = await sendImport(language, { site, csv, check });
    setAnswer(report);
    setWorking(false);
    if (report.kind === 'report' && report.report.isImported) router.refresh();
  };
  const report = answer?.kind === 'report' ? answer.report : null;
  const mayImport = report !== null && !report.isImported && report.lines.length > 0 && refusedOf(report) === 0;
  const mayCheck = site !== undefined && csv !== null && !isWorking;
  return (
    <details className="redirect-import">
      <summary>{t.title}</summary>
      <p>{t.help}</p>
      {/* An answer concerns the site and the file that were sent, so they stay chosen until it comes. */}
      <div className="redirect-import__fields" inert={isWorking}>
        {sites.length > 1 && (
          <SelectField
            label={t.site}
            empty={t.chooseSite}
            value={site}
            options={sites}
            onChange={(chosen) => {
              setSite(chosen);
              setAnswer(null);
            }}
          />
        )}
        <div className="field-type">
          <label className="field-label" htmlFor={fileId}>
            {t.file}
          </label>
          <input id={fileId} type="file" accept=".csv,.txt,text/csv,text/plain" onChange={read} />
        </div>
        <Button buttonStyle="secondary" margin={false} disabled={!mayCheck} onClick={() => send(true)}>
          {isWorking ? t.working : t.check}
        </Button>
        {mayImport && (
          <Button margin={false} disabled={!mayCheck} onClick={() => send(false)}>
            {t.run(report.lines.length)}
          </Button>
        )}
      </div>
      <div aria-live="polite">
        {answer?.kind === 'failed' && <Banner type="error">{answer.message ?? t.failed}</Banner>}
        {report && <Summary report={report} language={language} />}
      </div>
      {report && report.lines.length > 0 && <ImportedLines lines={report.lines} language={language} />}
    </details>
  );
}

const refusedOf = ({ lines }: ImportReport): number => lines.filter(({ result }) => result === 'refused').length;

function Summary({ report, language }: { report: ImportReport; language: 'fr' | 'en' }) {
  const t = redirectTexts[language].import;
  const { lines, isImported } = report;
  const refused = refusedOf(report);
  if (lines.length === 0) return <Banner type="error">{t.empty}</Banner>;
  if (refused > 0) return <Banner type="error">{t.refused(refused)}</Banner>;
  return <Banner type="success">{isImported ? t.done(lines.length) : t.ready(lines.length)}</Banner>;
}
