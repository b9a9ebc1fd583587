'use client';

import { Button, toast } from '@payloadcms/ui';
import type { AlarmRecipient } from '@vitrine/contract/core/feed-settings.ts';
import type { ConnectionTestResult, FeedDetail } from '@vitrine/contract/core/staff-feeds.ts';
import { useRouter } from 'next/navigation.js';
import { type FormEvent, useState, useTransition } from 'react';
import type { Language, StaffApiAnswer } from '../leads/staff-api.ts';
import { addFeed, saveFeed, testFeed } from './actions.ts';
import { ConnectionFields } from './connection-fields.tsx';
import { ConnectionResult } from './connection-result.tsx';
import { DestinationFields } from './destination-fields.tsx';
import { DisplayFields } from './display-fields.tsx';
import { type FeedValues, inputOf, newValues, valuesOf, withKind } from './feed-form-values.ts';
import { feedTexts } from './feed-texts.ts';
import { feedPath } from './feed-urls.ts';
import { BoxField, ChoiceField, LinesField, TextField } from './form-fields.tsx';
import { formTexts } from './form-texts.ts';
import { PhotoField } from './photo-field.tsx';
import { type SiteOption, type WrongFields, wrongOf } from './wrong-fields.ts';

interface FormProps {
  language: Language;
  sites: SiteOption[];
  /** Site that a new source feeds unless staff choose another. */
  site?: string;
  /** Absent for a new source. */
  source?: Pick<FeedDetail, 'id' | 'name' | 'every_minutes' | 'is_active' | 'settings' | 'has_credentials'>;
}

/** Renders the form of a source, by its kind, with a test of its connection. Nothing is stored before the editor saves. */
export function FeedForm({ language, sites, site, source }: FormProps) {
  const texts = formTexts[language];
  const { failure, notFound } = feedTexts[language];
  const first = site ?? (sites.length === 1 ? sites[0]?.id : undefined);
  const [values, setValues] = useState<FeedValues>(() =>
    source ? valuesOf(source) : newValues(first === undefined ? [] : [first]),
  );
  const [wrong, setWrong] = useState<WrongFields>({});
  const [result, setResult] = useState<ConnectionTestResult>();
  const [isSaving, startSaving] = useTransition();
  const [isTesting, startTest] = useTransition();
  const router = useRouter();
  const known: readonly AlarmRecipient[] = source?.settings.alarmRecipients ?? [];
  const set = (given: Partial<FeedValues>) => setValues((current) => ({ ...current, ...given }));

  const showRefusal = (answer: Exclude<StaffApiAnswer<unknown>, { kind: 'ok' }>) => {
    const fields = answer.kind === 'refused' ? (answer.fields ?? {}) : {};
    setWrong(fields);
    if (Object.keys(fields).length > 0) return void toast.error(texts.wrong);
    toast.error(answer.kind === 'refused' ? answer.message : answer.kind === 'not-found' ? notFound.detail : failure);
  };

  const test = () =>
    startTest(async () => {
      setResult(undefined);
      const { settings, credentials } = inputOf(values, language, known);
      const tested = { settings, ...(credentials && { credentials }), ...(source && { id: source.id }) };
      const answer = await testFeed(language, tested).catch(
        (): StaffApiAnswer<ConnectionTestResult> => ({ kind: 'unavailable' }),
      );
      if (answer.kind !== 'ok') return showRefusal(answer);
      setWrong({});
      setResult(answer.data);
    });

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    startSaving(async () => {
      const input = inputOf(values, language, known);
      const call = source ? saveFeed(language, source.id, input) : addFeed(language, input);
      const answer = await call.catch((): StaffApiAnswer<FeedDetail> => ({ kind: 'unavailable' }));
      if (answer.kind !== 'ok') return showRefusal(answer);
      setWrong({});
      set({ clientId: '', clientSecret: '' });
      toast.success(source ? texts.saved : texts.added);
      if (source) router.refresh();
      else router.push(feedPath(answer.data.id));
    });
  };

  return (
    <form className="feed-form" onSubmit={save} noValidate>
      <fieldset className="feed-group">
        <legend>{texts.groups.source}</legend>
        <TextField
          label={texts.name.label}
          hint={texts.name.hint}
          wrong={wrongOf(wrong, 'name')}
          value={values.name}
          onChange={(name) => set({ name })}
        />
        <KindField
          language={language}
          value={values.kind}
          isFixed={source !== undefined}
          onChange={(kind) => {
            setResult(undefined);
            setValues((current) => withKind(current, kind));
          }}
        />
      </fieldset>
      <fieldset className="feed-group">
        <legend>{texts.groups.connection}</legend>
        <ConnectionFields
          language={language}
          values={values}
          wrong={wrong}
          hasCredentials={source?.has_credentials ?? false}
          site={values.destinations[0]?.sites[0] ?? sites[0]?.id ?? ''}
          onChange={set}
        />
      </fieldset>
      <fieldset className="feed-group">
        <legend>{texts.groups.sites}</legend>
        <DestinationFields language={language} sites={sites} values={values} wrong={wrong} onChange={set} />
        <TextField
          label={texts.every.label}
          hint={texts.every.hint}
          wrong={wrongOf(wrong, 'every_minutes')}
          type="number"
          min={5}
          max={1440}
          value={values.every_minutes}
          onChange={(every_minutes) => set({ every_minutes })}
        />
        <BoxField
          label={texts.active.label}
          hint={texts.active.hint}
          isChecked={values.is_active}
          onChange={(is_active) => set({ is_active })}
        />
      </fieldset>
      <fieldset className="feed-group">
        <legend>{texts.groups.listings}</legend>
        <ChoiceField
          label={texts.language.label}
          hint={texts.language.hint}
          value={values.language}
          options={texts.language.options}
          onChange={(chosen) => set({ language: chosen })}
        />
        <ChoiceField
          label={texts.otherType.label}
          hint={texts.otherType.hint}
          value={values.otherType}
          options={texts.types}
          onChange={(otherType) => set({ otherType })}
        />
        <ChoiceField
          label={texts.transaction.label}
          value={values.unknownTransaction}
          options={texts.transaction.options}
          onChange={(unknownTransaction) => set({ unknownTransaction })}
        />
        <LinesField
          label={texts.brokers.label}
          hint={texts.brokers.hint}
          wrong={wrongOf(wrong, 'settings.mapping.brokers')}
          value={values.brokers}
          onChange={(brokers) => set({ brokers })}
        />
        <PhotoField language={language} values={values} wrong={wrong} onChange={set} />
        {values.kind === 'ddf' && (
          <ChoiceField
            label={texts.reports.label}
            hint={texts.reports.hint}
            value={values.reports}
            options={texts.reports.options}
            onChange={(reports) => set({ reports })}
          />
        )}
        <DisplayFields language={language} values={values} wrong={wrong} onChange={set} />
      </fieldset>
      <fieldset className="feed-group">
        <legend>{texts.groups.alarms}</legend>
        <LinesField
          label={texts.recipients.label}
          hint={texts.recipients.hint}
          wrong={wrongOf(wrong, 'settings.alarmRecipients')}
          value={values.recipients}
          onChange={(recipients) => set({ recipients })}
        />
      </fieldset>
      <div className="feed-buttons">
        <Button buttonStyle="secondary" disabled={isTesting} onClick={test}>
          {isTesting ? texts.test.running : texts.test.button}
        </Button>
        <Button type="submit" disabled={isSaving}>
          {texts.save}
        </Button>
      </div>
      <div aria-live="polite">{result && <ConnectionResult language={language} result={result} />}</div>
    </form>
  );
}

interface KindProps {
  language: Language;
  value: FeedValues['kind'];
  isFixed: boolean;
  onChange: (kind: FeedValues['kind']) => void;
}

const kinds = ['ddf', 'reso', 'file'] as const;

/** Renders the three kinds as radio buttons; of a stored source only its own kind. */
function KindField({ language, value, isFixed, onChange }: KindProps) {
  const { label, options, fixed } = formTexts[language].kind;
  if (isFixed) {
    return (
      <p className="lead-hint">
        <strong>{options[value].label}.</strong> {fixed}
      </p>
    );
  }
  return (
    <fieldset className="feed-kinds">
      <legend>{label}</legend>
      {kinds.map((kind) => (
        <label key={kind}>
          <input type="radio" name="kind" checked={kind === value} onChange={() => onChange(kind)} />
          <span className="feed-kinds__words">
            <strong>{options[kind].label}</strong>
            <span className="lead-hint">{options[kind].hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
