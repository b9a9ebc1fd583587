'use client';

import { Button, toast, useForm, useFormModified, useLocale, useTranslation } from '@payloadcms/ui';
import { isLocale } from '@vitrine/contract/locale.ts';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useId, useState } from 'react';
import type { PublishCheck } from '../../collections/publish-check/check-form.ts';
import type { Schedule, ScheduleError } from '../../schedule/schedule-endpoints.ts';
import { type ScheduleAction, scheduleActions } from '../../schedule/scheduled-change.ts';
import { CheckDialog } from './check-dialog.tsx';
import { fetchCheck } from './fetch-check.ts';
import { PlannedChange } from './planned-change.tsx';
import { requestSchedule } from './schedule-requests.ts';
import { scheduleTexts } from './schedule-texts.ts';
import { zoneName } from './zone-name.ts';
import './schedule.css';

interface Props {
  address: string;
  collection: string;
  id: number | string;
}

type Dates = Record<ScheduleAction, string>;
const noDates: Dates = { publish: '', unpublish: '' };

/** Shows the dates at which a document is published and taken down, and sets or cancels them. */
export function SchedulePanel({ address, collection, id }: Props) {
  const { i18n } = useTranslation();
  const language = i18n.language === 'en' ? 'en' : 'fr';
  const t = scheduleTexts[language];
  const { code } = useLocale();
  const locale = isLocale(code) ? code : 'fr';
  const { getFields } = useForm();
  const isModified = useFormModified();
  const titleId = useId();
  const [schedule, setSchedule] = useState<Schedule | 'failed' | null>(null);
  const [dates, setDates] = useState(noDates);
  const [errors, setErrors] = useState<ScheduleError[]>([]);
  const [check, setCheck] = useState<PublishCheck | null>(null);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    const stop = new AbortController();
    void requestSchedule(address, { signal: stop.signal }).then((answer) => {
      if (!stop.signal.aborted) setSchedule(answer.kind === 'ok' ? answer.schedule : 'failed');
    });
    return () => stop.abort();
  }, [address]);

  if (schedule === 'failed') return <p role="alert">{t.notLoaded}</p>;
  if (schedule === null) return null;

  const stored = (action: ScheduleAction) => (schedule[action]?.failure ? null : (schedule[action]?.wall ?? null));
  const send = async (asked: Record<ScheduleAction, string | null>, done: string) => {
    setCheck(null);
    setBusy(true);
    const answer = await requestSchedule(address, { dates: asked });
    setBusy(false);
    setErrors(answer.kind === 'refused' ? answer.errors : []);
    if (answer.kind === 'failed') return void toast.error(t.notSaved);
    if (answer.kind === 'refused') return;
    setSchedule(answer.schedule);
    setDates(noDates);
    toast.success(done);
  };
  const submit = () =>
    send({ publish: dates.publish || stored('publish'), unpublish: dates.unpublish || stored('unpublish') }, t.saved);
  const checkFirst = async () => {
    if (dates.publish === '') return submit();
    setBusy(true);
    const found = await fetchCheck({ collection, id, locale, values: reduceFieldsToValues(getFields(), true) });
    setBusy(false);
    if (found === null || found.issues.length === 0) return submit();
    setCheck(found);
  };
  const cancel = (action: ScheduleAction) =>
    send({ publish: stored('publish'), unpublish: stored('unpublish'), [action]: null }, t.cancelled);
  const isEmpty = scheduleActions.every((action) => dates[action] === '');

  return (
    <section className="field-type schedule" aria-labelledby={titleId}>
      <h3 id={titleId}>{t.title}</h3>
      {scheduleActions.map((action) => {
        const change = schedule[action];
        return (
          change && (
            <PlannedChange
              key={action}
              action={action}
              change={change}
              language={language}
              isBusy={isBusy}
              onCancel={() => cancel(action)}
            />
          )
        );
      })}
      {scheduleActions.map((action) => (
        <DateField
          key={action}
          label={t.labels[action]}
          value={dates[action]}
          error={errors.find(({ field }) => field === action)?.message}
          onChange={(value) => setDates({ ...dates, [action]: value })}
        />
      ))}
      <p className="schedule__help">{t.help(zoneName(schedule.timeZone, language))}</p>
      {isModified && <p className="schedule__help">{t.saveFirst}</p>}
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isBusy || isModified || isEmpty}
        onClick={() => void checkFirst()}
      >
        {isBusy ? t.checking : t.submit}
      </Button>
      {check && (
        <CheckDialog
          check={check}
          language={language}
          locale={locale}
          confirmLabel={t.submitAnyway}
          onPublish={() => void submit()}
          onClose={() => setCheck(null)}
        />
      )}
    </section>
  );
}

interface DateFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function DateField({ label, value, error, onChange }: DateFieldProps) {
  const id = useId();
  return (
    <div className="schedule__field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="datetime-local"
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={({ target }) => onChange(target.value)}
        // The field is part of the document's form, which Enter would submit.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className="schedule__error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
