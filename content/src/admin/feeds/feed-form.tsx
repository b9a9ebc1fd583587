'use client';

import { Button, toast } from '@payloadcms/ui';
import type { FeedDetail } from '@vitrine/contract/core/staff-feeds.ts';
import { useRouter } from 'next/navigation.js';
import { type FormEvent, startTransition, type TransitionStartFunction, useState, useTransition } from 'react';
import type { Language, StaffApiAnswer } from '../leads/staff-api.ts';
import { saveFeed } from './actions.ts';
import { ColumnMap } from './column-map.tsx';
import { missingFields } from './column-meanings.ts';
import { ConnectionFields } from './connection-fields.tsx';
import { ConnectionResult } from './connection-result.tsx';
import { needsColumns, valuesOf, withoutSecrets, withSource } from './feed-form-values.ts';
import { formTexts } from './form-texts.ts';
import { AlarmFields, KindField, ListingFields, NameField, SitesAndSchedule } from './source-fields.tsx';
import { useSourceForm } from './use-source-form.ts';
import type { SiteOption } from './wrong-fields.ts';

interface FormProps {
  language: Language;
  sites: SiteOption[];
  source: Pick<FeedDetail, 'id' | 'name' | 'every_minutes' | 'is_active' | 'settings' | 'has_credentials'>;
  /** True while the source is being changed: each change holds all of its settings, and one begun meanwhile would undo it. */
  isBusy: boolean;
  startSaving: TransitionStartFunction;
}

/** Renders the settings of a source, by its kind, with a test of its connection. Nothing is stored before the editor saves. */
export function FeedForm({ language, sites, source, isBusy, startSaving }: FormProps) {
  const texts = formTexts[language];
  const form = useSourceForm({ language, sites, source, initial: () => valuesOf(source) });
  const { values, set, wrong, columns } = form;
  const [isTesting, startTest] = useTransition();
  const [isReading, startReading] = useTransition();
  const [showsMissing, setShowsMissing] = useState(false);
  const router = useRouter();
  const fields = { language, values, wrong, onChange: set };
  const [seen, setSeen] = useState(source);
  if (besideForm(seen) !== besideForm(source)) {
    setSeen(source);
    form.setValues((current) => withSource(current, valuesOf(seen), valuesOf(source)));
  }

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isIncomplete =
      needsColumns(values) &&
      columns?.outcome === 'columns' &&
      missingFields(values, columns.columns, language).length > 0;
    setShowsMissing(isIncomplete);
    if (isIncomplete) return void toast.error(texts.wrong);
    startSaving(async () => {
      const answer = await saveFeed(language, source.id, form.toInput()).catch(
        (): StaffApiAnswer<FeedDetail> => ({ kind: 'unavailable' }),
      );
      if (answer.kind !== 'ok') return form.showRefusal(answer);
      startTransition(() => {
        form.setWrong({});
        form.setValues((current) => withoutSecrets(current, values));
      });
      toast.success(texts.saved);
      router.refresh();
    });
  };

  return (
    <form className="feed-form" onSubmit={save} noValidate>
      <fieldset className="feed-group">
        <legend>{texts.groups.source}</legend>
        <NameField {...fields} />
        <KindField language={language} value={values.kind} isFixed onChange={() => undefined} />
      </fieldset>
      <fieldset className="feed-group">
        <legend>{texts.groups.connection}</legend>
        <ConnectionFields
          {...fields}
          hasCredentials={source.has_credentials}
          site={values.destinations[0]?.sites[0] ?? sites[0]?.id ?? ''}
        />
        {needsColumns(values) && (
          <ColumnMap
            language={language}
            values={values}
            columns={columns}
            isReading={isReading}
            showsMissing={showsMissing}
            read={(record) => startReading(async () => void (await form.readColumns(record)))}
            confirm={(key) =>
              startReading(async () => void (await form.readColumns(undefined, form.confirmServer(key))))
            }
            onChange={set}
          />
        )}
      </fieldset>
      <SitesAndSchedule {...fields} sites={sites} />
      <ListingFields {...fields} sites={sites} />
      <AlarmFields {...fields} />
      <div className="feed-buttons">
        <Button
          buttonStyle="secondary"
          disabled={isTesting}
          onClick={() => startTest(async () => void (await form.test()))}
        >
          {isTesting ? texts.test.running : texts.test.button}
        </Button>
        <Button type="submit" disabled={isBusy}>
          {texts.save}
        </Button>
      </div>
      <div aria-live="polite">
        {form.result && (
          <ConnectionResult
            language={language}
            result={form.result}
            isWorking={isTesting}
            followsEvents={values.followsEvents}
            confirm={(key) => startTest(async () => void (await form.test(form.confirmServer(key))))}
          />
        )}
      </div>
    </form>
  );
}

/** Returns the settings that may change beside the form, as text. */
const besideForm = ({ settings, is_active }: FormProps['source']): string =>
  JSON.stringify([settings.mapping.values, settings.pictureHosts, is_active]);
