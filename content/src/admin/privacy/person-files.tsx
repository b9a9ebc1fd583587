'use client';

import { Button, toast } from '@payloadcms/ui';
import type { PersonRecord } from '@vitrine/contract/core/persons.ts';
import { useTransition } from 'react';
import type { Language, StaffApiAnswer } from '../leads/staff-api.ts';
import { type PersonSearch, readPersonFile } from './actions.ts';
import { privacyTexts } from './privacy-texts.ts';
import { saveFile } from './save-file.ts';

interface Props {
  language: Language;
  search: PersonSearch;
  record: PersonRecord;
}

/** Buttons that download what is kept about a person: as a document in either language, and as a structured file. */
export function PersonFiles({ language, search, record }: Props) {
  const { person: t, failed } = privacyTexts[language];
  const [isReading, startReading] = useTransition();
  const save = (locale: Language) =>
    startReading(async () => {
      const answer = await readPersonFile(locale, search).catch(
        (): StaffApiAnswer<{ html: string }> => ({ kind: 'unavailable' }),
      );
      if (answer.kind !== 'ok') return void toast.error(answer.kind === 'refused' ? answer.message : failed);
      saveFile(`${privacyTexts[locale].person.fileName}.html`, 'text/html', answer.data.html);
    });
  return (
    <section>
      <h2>{t.downloadTitle}</h2>
      <p className="privacy__intro">{t.downloadHint}</p>
      <div className="privacy__buttons">
        {(['fr', 'en'] as const).map((locale) => (
          <Button
            key={locale}
            buttonStyle="secondary"
            size="small"
            margin={false}
            disabled={isReading}
            onClick={() => save(locale)}
          >
            {t.html[locale]}
          </Button>
        ))}
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          onClick={() => saveFile(`${t.fileName}.json`, 'application/json', JSON.stringify(record, null, 2))}
        >
          {t.json}
        </Button>
      </div>
    </section>
  );
}
