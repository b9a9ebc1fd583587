import { Banner } from '@payloadcms/ui';
import type { Language } from '../leads/staff-api.ts';
import { ColumnMap, ColumnProblem } from './column-map.tsx';
import { columnTexts } from './column-texts.ts';
import { ConnectionFields } from './connection-fields.tsx';
import { ConnectionResult } from './connection-result.tsx';
import { needsColumns, type newValues, withKind } from './feed-form-values.ts';
import { feedTexts } from './feed-texts.ts';
import { formTexts } from './form-texts.ts';
import { photoTexts } from './photo-texts.ts';
import { AlarmFields, KindField, ListingFields, NameField, SitesAndSchedule } from './source-fields.tsx';
import type { Step } from './source-steps.ts';
import { stepTexts } from './step-texts.ts';
import type { useSourceForm } from './use-source-form.ts';
import type { SiteOption } from './wrong-fields.ts';

interface Props {
  step: Step;
  language: Language;
  sites: SiteOption[];
  form: ReturnType<typeof useSourceForm>;
  isWorking: boolean;
  /** True when the fields without a column are named. */
  showsMissing: boolean;
  /** Reads the columns of the file again, of the given element of an XML file. */
  readColumns: (record?: string) => void;
}

/** Renders what one step of adding a source asks for or shows. */
export function StepFields({ step, language, sites, form, isWorking, showsMissing, readColumns }: Props) {
  const { values, set, wrong, columns, result } = form;
  const isMapped = needsColumns(values);
  const fields = { language, values, wrong, onChange: set };
  return (
    <>
      {step === 'kind' && (
        <fieldset className="feed-group">
          <legend>{formTexts[language].groups.source}</legend>
          <NameField {...fields} />
          <KindField
            language={language}
            value={values.kind}
            isFixed={false}
            onChange={(kind) => {
              form.setResult(undefined);
              form.setValues((current) => withKind(current, kind));
            }}
          />
        </fieldset>
      )}
      {step === 'connection' && (
        <fieldset className="feed-group">
          <legend>{formTexts[language].groups.connection}</legend>
          <ConnectionFields
            {...fields}
            hasCredentials={false}
            site={values.destinations[0]?.sites[0] ?? sites[0]?.id ?? ''}
          />
        </fieldset>
      )}
      {step === 'test' && isMapped && <ColumnProblem language={language} columns={columns} />}
      {step === 'test' && isMapped && columns?.outcome === 'columns' && (
        <Banner type="success">{columnTexts[language].found(columns.columns.length)}</Banner>
      )}
      {step === 'test' && !isMapped && result && <ConnectionResult language={language} result={result} />}
      {step === 'sites' && (
        <>
          <SitesAndSchedule {...fields} sites={sites} />
          <ListingFields {...fields} sites={sites} />
          <AlarmFields {...fields} />
        </>
      )}
      {step === 'columns' && (
        <>
          <ColumnMap
            language={language}
            values={values}
            columns={columns}
            isReading={isWorking}
            showsMissing={showsMissing}
            read={readColumns}
            onChange={set}
          />
          <div aria-live="polite">
            {result?.outcome === 'failed' && <ConnectionResult language={language} result={result} />}
          </div>
        </>
      )}
      {step === 'finish' && (
        <>
          <dl className="feed-facts">
            {summaryOf({ language, values, sites }).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {result?.outcome === 'listings' && <ConnectionResult language={language} result={result} />}
        </>
      )}
    </>
  );
}

function summaryOf({
  language,
  values,
  sites,
}: {
  language: Language;
  values: ReturnType<typeof newValues>;
  sites: readonly SiteOption[];
}): [string, string][] {
  const { summary } = stepTexts[language];
  const chosen = new Set(values.destinations.flatMap((destination) => destination.sites));
  return [
    [formTexts[language].name.label, values.name],
    [summary.kind, feedTexts[language].kinds[values.kind]],
    [summary.from, values.kind === 'file' ? values.path : values.serviceRoot],
    [
      summary.sites,
      sites
        .filter(({ id }) => chosen.has(id))
        .map(({ name }) => name)
        .join(', '),
    ],
    [summary.every, values.every_minutes],
    [summary.photos, photoTexts[language].policy.options[values.photos]],
  ];
}
