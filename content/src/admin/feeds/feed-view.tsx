import { Gutter } from '@payloadcms/ui';
import { sourcePeopleAnswer } from '@vitrine/contract/core/staff-feed-people.ts';
import { feedAnswer } from '@vitrine/contract/core/staff-feeds.ts';
import type { AdminViewServerProps } from 'payload';
import { ViewLayout } from '../components/view-layout.tsx';
import { DocumentNotFound, ServiceUnavailable } from '../components/view-notices.tsx';
import { requestStaffApi } from '../leads/staff-api.ts';
import { isDemoSource } from './demo-server.ts';
import { FeedPanel } from './feed-panel.tsx';
import { feedTexts } from './feed-texts.ts';
import { feedPath, feedsPath } from './feed-urls.ts';
import { findFeedSites, openFeedView } from './open-feed-view.ts';

/** Returns the id in `/admin/feeds/{id}`. */
function idOf(params: AdminViewServerProps['params']): string {
  const segments = params?.segments;
  return (Array.isArray(segments) && segments[1]) || '';
}

/** Renders `/admin/feeds/{id}`: the state of a source, what it needs, and its settings. */
export async function FeedView(view: AdminViewServerProps) {
  const { caller, language } = await openFeedView(view);
  const id = idOf(view.params);
  const [source, people] = await Promise.all([
    requestStaffApi(caller, `feeds/${encodeURIComponent(id)}`, feedAnswer),
    requestStaffApi(caller, `feeds/${encodeURIComponent(id)}/people`, sourcePeopleAnswer),
  ]);
  const fed = source.kind === 'ok' ? source.data.settings.destinations.flatMap(({ micrositeIds }) => micrositeIds) : [];
  const sites = await findFeedSites(view, { caller, language, fed });
  const texts = feedTexts[language];
  const title = source.kind === 'ok' ? source.data.name : texts.notFound.title;
  return (
    <ViewLayout view={view} steps={[{ label: texts.title, url: feedsPath }, { label: title }]}>
      <Gutter className="leads feeds">
        {source.kind === 'ok' && sites ? (
          <FeedPanel
            language={language}
            source={source.data}
            people={people.kind === 'ok' ? people.data : null}
            sites={sites}
            isDemo={isDemoSource(source.data.settings)}
          />
        ) : source.kind === 'not-found' ? (
          <DocumentNotFound texts={feedTexts[language].notFound} listPath={feedsPath} />
        ) : (
          <>
            <h1>{texts.title}</h1>
            <ServiceUnavailable texts={feedTexts[language].unavailable} address={feedPath(id)} />
          </>
        )}
      </Gutter>
    </ViewLayout>
  );
}
