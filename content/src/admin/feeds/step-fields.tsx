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
  /** Confirms the key of the server of the files, and tests the connection again. */
  confirm: (fingerprint: string) => void;
}

/** Renders what one step of adding a source asks for or shows. */
export function StepFields({ step, language, sites, form, isWorking, showsMissing, readColumns, confirm }: Props) {
  const { values, set, wrong, columns, result } = form;
  const isMapped = needsColumns(values);
  const { followsEvents } = values;
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
      {step === 'test' && isMapped && <ColumnProblem {...{ language, columns, confirm }} isReading={isWorking} />}
      {step === 'test' && isMapped && columns?.outcome === 'columns' && (
        <Banner type="success">{columnTexts[language].found(columns.columns.length)}</Banner>
      )}
      {step === 'test' && !isMapped && result && (
        <ConnectionResult {...{ language, result, isWorking, followsEvents, confirm }} />
      )}
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
            confirm={confirm}
            onChange={set}
          />
          <div aria-live="polite">
            {result && result.outcome !== 'listings' && (
              <ConnectionResult {...{ language, result, isWorking, followsEvents, confirm }} />
            )}
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
          {result?.outcome === 'listings' && (
            <ConnectionResult {...{ language, result, isWorking, followsEvents, confirm }} />
          )}
        </>
      )}
    </>
  );
}

/** Returns where the listings of a source come from. */
function placeOf({ kind, place, sftpHost, path, serviceRoot }: ReturnType<typeof newValues>): string {
  if (kind !== 'file') return serviceRoot;
  return place === 'sftp' ? `${sftpHost} · ${path}` : path;
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
    [summary.from, placeOf(values)],
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
