'use client';

import { toast } from '@payloadcms/ui';
import type { ColumnResult } from '@vitrine/contract/core/feed-columns.ts';
import type { AlarmRecipient } from '@vitrine/contract/core/feed-settings.ts';
import type { ConnectionTestResult, FeedDetail } from '@vitrine/contract/core/staff-feeds.ts';
import { startTransition, useState } from 'react';
import type { Language, StaffApiAnswer } from '../leads/staff-api.ts';
import { readFeedColumns, testFeed } from './actions.ts';
import { withinColumns, withSuggestions } from './column-meanings.ts';
import { credentialsOf, type FeedValues, inputOf, sftpOf } from './feed-form-values.ts';
import { feedTexts } from './feed-texts.ts';
import { formTexts } from './form-texts.ts';
import type { SiteOption, WrongFields } from './wrong-fields.ts';

interface Given {
  language: Language;
  sites: SiteOption[];
  initial: () => FeedValues;
  /** Absent for a new source. */
  source?: Pick<FeedDetail, 'id' | 'settings'> | undefined;
}

/** Values of the settings of a source while staff enter them, with what core said of them. Nothing is stored before they are saved. */
export function useSourceForm({ language, sites, initial, source }: Given) {
  const { failure, notFound } = feedTexts[language];
  const [values, setValues] = useState<FeedValues>(initial);
  const [wrong, setWrong] = useState<WrongFields>({});
  const [result, setResult] = useState<ConnectionTestResult>();
  const [columns, setColumns] = useState<ColumnResult>();
  const known: readonly AlarmRecipient[] = source?.settings.alarmRecipients ?? [];
  const set = (given: Partial<FeedValues>) => setValues((current) => ({ ...current, ...given }));
  const toInput = (given: FeedValues = values) => inputOf(given, language, known);

  const showRefusal = (answer: Exclude<StaffApiAnswer<unknown>, { kind: 'ok' }>): void => {
    const fields = answer.kind === 'refused' ? (answer.fields ?? {}) : {};
    startTransition(() => setWrong(fields));
    if (Object.keys(fields).length > 0) return void toast.error(formTexts[language].wrong);
    toast.error(answer.kind === 'refused' ? answer.message : answer.kind === 'not-found' ? notFound.detail : failure);
  };

  /** Tests the connection with these values and shows the result, which it returns; null when core refuses them. */
  const test = async (given: FeedValues = values): Promise<ConnectionTestResult | null> => {
    setResult(undefined);
    const { settings, credentials } = toInput(given);
    const tested = { settings, ...(credentials && { credentials }), ...(source && { id: source.id }) };
    const answer = await testFeed(language, tested).catch(
      (): StaffApiAnswer<ConnectionTestResult> => ({ kind: 'unavailable' }),
    );
    if (answer.kind !== 'ok') {
      showRefusal(answer);
      return null;
    }
    startTransition(() => {
      setWrong({});
      setResult(answer.data);
    });
    return answer.data;
  };

  /** Reads the columns of the file, which become those that their names suggest. Returns what the file holds; null when core refuses it. */
  const readColumns = async (record?: string, given: FeedValues = values): Promise<ColumnResult | null> => {
    const [sftp, credentials] = [sftpOf(given), credentialsOf(given)];
    const answer = await readFeedColumns(language, {
      ...(source && { id: source.id }),
      layout: given.layout === 'xml' ? 'xml' : 'generic',
      path: given.path.trim(),
      ...(sftp && { sftp }),
      ...(credentials && { credentials }),
      sites: source ? (given.destinations[0]?.sites ?? []) : sites.map(({ id }) => id),
      hasHeader: given.hasHeader,
      record: record ?? given.record,
    }).catch((): StaffApiAnswer<ColumnResult> => ({ kind: 'unavailable' }));
    if (answer.kind !== 'ok') {
      showRefusal(answer);
      return null;
    }
    const found = answer.data;
    startTransition(() => {
      setWrong({});
      setColumns(found);
      if (found.outcome !== 'columns') return;
      setValues((current) => ({
        ...current,
        ...(found.delimiter !== '' && { delimiter: found.delimiter }),
        record: found.record,
        columns: withSuggestions(
          source && found.record === current.record ? current : { columns: withinColumns(current, found.columns) },
          found.columns,
        ),
      }));
    });
    return found;
  };

  /** Takes a server for the right one. Returns the values with the fingerprint of its key, for the next test. */
  const confirmServer = (hostKey: string): FeedValues => {
    set({ hostKey });
    return { ...values, hostKey };
  };

  return {
    ...{ values, set, setValues, wrong, setWrong, result, setResult, columns },
    ...{ toInput, showRefusal, test, readColumns, confirmServer },
  };
}

export type SourceForm = ReturnType<typeof useSourceForm>;
