'use client';

import { Banner, Button } from '@payloadcms/ui';
import type { ColumnResult } from '@vitrine/contract/core/feed-columns.ts';
import { withLabel } from '../../values/with-label.ts';
import { DataTable } from '../components/data-table.tsx';
import type { Language } from '../leads/staff-api.ts';
import { columnLabels } from './column-labels.ts';
import { meaningOf, missingFields, shownColumns, withMeaningOf } from './column-meanings.ts';
import { columnTexts } from './column-texts.ts';
import type { FeedValues } from './feed-form-values.ts';
import { ChoiceField } from './form-fields.tsx';
import { formTexts } from './form-texts.ts';
import { HostKeyNotice } from './host-key-notice.tsx';

interface MapProps {
  language: Language;
  values: FeedValues;
  /** Columns of the file with sample values; undefined until the file has been read. */
  columns: ColumnResult | undefined;
  isReading: boolean;
  /** True when the fields that are missing are named. */
  showsMissing: boolean;
  read: (record?: string) => void;
  /** Confirms the key of the server of the file. */
  confirm: (fingerprint: string) => void;
  onChange: (given: Partial<FeedValues>) => void;
}

/** Renders the columns of a file of listings, each with some of its values and the choice of what it is. */
export function ColumnMap({ language, values, columns, isReading, showsMissing, read, confirm, onChange }: MapProps) {
  const texts = columnTexts[language];
  const sample = columns?.outcome === 'columns' ? columns : null;
  const shown = shownColumns(values, sample?.columns ?? []);
  const missing = sample && showsMissing ? missingFields(values, sample.columns, language) : [];
  const options = Object.entries(columnLabels);
  return (
    <section className="feed-columns">
      <h3>{texts.title}</h3>
      <p className="lead-hint">{texts.intro}</p>
      <div className="feed-buttons">
        <Button buttonStyle="secondary" size="small" disabled={isReading} onClick={() => read()}>
          {isReading ? texts.reading : texts.read}
        </Button>
      </div>
      <div aria-live="polite">
        <ColumnProblem {...{ language, columns, isReading, confirm }} />
        {missing.length > 0 && <Banner type="error">{texts.missing(missing.join(', '))}</Banner>}
      </div>
      {sample && sample.records.length > 1 && (
        <ChoiceField
          label={texts.record}
          hint={texts.recordHint}
          value={values.record}
          options={Object.fromEntries(
            [...new Set([...sample.records, sample.record])].map((path) => [path, path.replaceAll('/', ' › ')]),
          )}
          onChange={(record) => read(record)}
        />
      )}
      {shown.length > 0 && (
        <DataTable look="cards" className="feeds-table" heads={[texts.column, texts.values, texts.meaning]}>
          {shown.map(({ column, values: some }) => {
            const key = String(column);
            const name = /^\d+$/.test(key) ? texts.position(Number(key) + 1) : key.replaceAll('/', ' › ');
            return (
              <tr key={key}>
                <td className="data-table__name">{name}</td>
                <td data-label={texts.values}>
                  {some.length === 0 ? (
                    <span>{texts.noValue}</span>
                  ) : (
                    some.map((value) => <span key={value}>{value}</span>)
                  )}
                </td>
                <td>
                  <select
                    className="leads-select"
                    aria-label={texts.meaningOf(name)}
                    value={meaningOf(values, key)}
                    onChange={(event) => onChange({ columns: withMeaningOf(values, key, event.target.value) })}
                  >
                    <option value="">{texts.unused}</option>
                    {options.map(([field, label]) => (
                      <option key={field} value={field}>
                        {label[language]}
                      </option>
                    ))}
                  </select>
                </td>
              </tr>
            );
          })}
        </DataTable>
      )}
    </section>
  );
}

/** Says why the columns of a file cannot be read; nothing when they can. */
export function ColumnProblem({
  language,
  columns,
  isReading,
  confirm,
}: Pick<MapProps, 'language' | 'columns' | 'isReading' | 'confirm'>) {
  if (columns?.outcome === 'host-key')
    return <HostKeyNotice {...{ language, server: columns, isWorking: isReading, confirm }} />;
  if (columns?.outcome !== 'failed') return null;
  const { test } = formTexts[language];
  return (
    <>
      <Banner type="error">{columns.message}</Banner>
      {columns.detail && <p className="lead-hint">{withLabel(language, test.detail, columns.detail)}</p>}
    </>
  );
}
