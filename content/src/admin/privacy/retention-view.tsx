import { Gutter, Link } from '@payloadcms/ui';
import { type RetentionRun, retentionRunsAnswer } from '@vitrine/contract/core/retention.ts';
import type { AdminViewServerProps } from 'payload';
import { findSites } from '../../sites/current-site.ts';
import { DataTable } from '../components/data-table.tsx';
import { ViewLayout } from '../components/view-layout.tsx';
import { ServiceUnavailable } from '../components/view-notices.tsx';
import { formatDateTime, formatDay } from '../leads/format-date.ts';
import { settingsPath } from '../leads/lead-urls.ts';
import { openLeadView } from '../leads/open-lead-view.ts';
import { type Language, requestStaffApi } from '../leads/staff-api.ts';
import { PrivacyTabs } from './privacy-tabs.tsx';
import { privacyTexts } from './privacy-texts.ts';
import { privacyPath, retentionPath } from './privacy-urls.ts';
import '../leads/lead-list.css';
import './privacy.css';

/** Rows of the list of what was deleted. */
const shown = 100;

/** Renders `/admin/privacy/retention`: which periods apply, when the jobs last ran, and what they deleted. */
export async function RetentionView(view: AdminViewServerProps) {
  const { caller, language } = await openLeadView(view);
  const [{ sites }, answer] = await Promise.all([
    findSites(view.initPageResult.req),
    requestStaffApi(caller, 'retention-runs', retentionRunsAnswer),
  ]);
  const texts = privacyTexts[language];
  const names = new Map(sites.map(({ micrositeId, name }) => [micrositeId, name]));
  return (
    <ViewLayout view={view} steps={[{ label: texts.title, url: privacyPath }, { label: texts.tabs.retention }]}>
      <Gutter className="leads privacy">
        <h1>{texts.tabs.retention}</h1>
        <PrivacyTabs language={language} current="retention" />
        <p className="privacy__intro">
          {texts.retention.intro}{' '}
          {caller.isAdmin && (
            <Link href={settingsPath} prefetch={false}>
              {texts.retention.settings}
            </Link>
          )}
        </p>
        {answer.kind === 'ok' ? (
          <Runs language={language} runs={answer.data.runs} names={names} />
        ) : (
          <ServiceUnavailable texts={texts.unavailable} address={retentionPath} />
        )}
      </Gutter>
    </ViewLayout>
  );
}

interface RunsProps {
  language: Language;
  runs: readonly RetentionRun[];
  names: ReadonlyMap<string, string>;
}

function Runs({ language, runs, names }: RunsProps) {
  const { retention: t } = privacyTexts[language];
  const site = ({ microsite_id }: RetentionRun) =>
    microsite_id === null ? t.allSites : (names.get(microsite_id) ?? microsite_id);
  const kinds = [...Map.groupBy(runs, (run) => `${run.kind} ${run.microsite_id}`).values()];
  const deleting = runs.filter((run) => run.deleted > 0).slice(0, shown);
  if (runs.length === 0) return <p>{t.none}</p>;
  return (
    <>
      <DataTable look="cards" className="privacy-table" heads={t.heads}>
        {kinds.flatMap((all) => {
          const [last] = all;
          if (!last) return [];
          const total = all.reduce((sum, run) => sum + run.deleted, 0);
          return [
            <tr key={`${last.kind} ${last.microsite_id}`}>
              <th scope="row">{t.kinds[last.kind]}</th>
              <td>{site(last)}</td>
              <td>{formatDay(language, last.before)}</td>
              <td>{formatDateTime(language, last.at)}</td>
              <td>{total}</td>
            </tr>,
          ];
        })}
      </DataTable>
      <h2>{t.runs}</h2>
      {deleting.length === 0 ? (
        <p>{t.noRuns}</p>
      ) : (
        <DataTable look="cards" className="privacy-table" heads={t.runHeads}>
          {deleting.map((run) => (
            <tr key={`${run.at} ${run.kind} ${run.microsite_id}`}>
              <td>{formatDateTime(language, run.at)}</td>
              <td>{t.kinds[run.kind]}</td>
              <td>{site(run)}</td>
              <td>{formatDay(language, run.before)}</td>
              <td>{run.deleted}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </>
  );
}
