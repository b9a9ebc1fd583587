import { Gutter } from '@payloadcms/ui';
import { feedRunAnswer } from '@vitrine/contract/core/staff-feeds.ts';
import type { AdminViewServerProps } from 'payload';
import { ViewLayout } from '../components/view-layout.tsx';
import { DocumentNotFound, ServiceUnavailable } from '../components/view-notices.tsx';
import { formatDateTime } from '../leads/format-date.ts';
import { requestStaffApi } from '../leads/staff-api.ts';
import { feedTexts } from './feed-texts.ts';
import { feedPath, feedsPath, runPath } from './feed-urls.ts';
import { openFeedView } from './open-feed-view.ts';
import { RunPanel } from './run-panel.tsx';

/** Renders `/admin/feeds/{id}/runs/{run}`: what one run of a source changed, and what failed in it. */
export async function RunView(view: AdminViewServerProps) {
  const { caller, language } = await openFeedView(view);
  const segments = view.params?.segments;
  const [, id = '', , run = ''] = Array.isArray(segments) ? segments : [];
  const path = `feeds/${encodeURIComponent(id)}/runs/${encodeURIComponent(run)}`;
  const answer = await requestStaffApi(caller, path, feedRunAnswer);
  const texts = feedTexts[language];
  const title =
    answer.kind === 'ok'
      ? texts.runs.heading(formatDateTime(language, answer.data.run.started_at))
      : texts.runs.gone.title;
  const source = answer.kind === 'ok' ? [{ label: answer.data.source.name, url: feedPath(id) }] : [];
  return (
    <ViewLayout view={view} steps={[{ label: texts.title, url: feedsPath }, ...source, { label: title }]}>
      <Gutter className="leads feeds">
        {answer.kind === 'ok' ? (
          <RunPanel language={language} title={title} detail={answer.data} />
        ) : answer.kind === 'not-found' ? (
          <DocumentNotFound texts={texts.runs.gone} listPath={feedsPath} />
        ) : (
          <>
            <h1>{texts.title}</h1>
            <ServiceUnavailable texts={texts.unavailable} address={runPath(id, run)} />
          </>
        )}
      </Gutter>
    </ViewLayout>
  );
}
