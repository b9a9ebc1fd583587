import { Button, Gutter } from '@payloadcms/ui';
import { feedListAnswer } from '@vitrine/contract/core/staff-feeds.ts';
import type { AdminViewServerProps } from 'payload';
import { Suspense } from 'react';
import { ViewLayout } from '../components/view-layout.tsx';
import { ListLoading, ServiceUnavailable } from '../components/view-notices.tsx';
import { type Caller, type Language, requestStaffApi } from '../leads/staff-api.ts';
import { FeedTable } from './feed-table.tsx';
import { feedTexts } from './feed-texts.ts';
import { feedsPath, newFeedPath } from './feed-urls.ts';
import { currentSite, openFeedView } from './open-feed-view.ts';

/** Renders `/admin/feeds`: the sources of listings of the current site, with their state. */
export async function FeedsView(view: AdminViewServerProps) {
  const { caller, language } = await openFeedView(view);
  const site = await currentSite(view);
  return (
    <ViewLayout view={view} steps={[{ label: feedTexts[language].title }]}>
      <Gutter className="leads feeds">
        <Suspense fallback={<ListLoading />}>
          <Feeds caller={caller} language={language} site={site} />
        </Suspense>
      </Gutter>
    </ViewLayout>
  );
}

interface FeedsProps {
  caller: Caller;
  language: Language;
  site: string | null;
}

async function Feeds({ caller, language, site }: FeedsProps) {
  const texts = feedTexts[language];
  const answer = await requestStaffApi(caller, 'feeds', feedListAnswer);
  if (answer.kind !== 'ok') {
    return (
      <>
        <h1>{texts.title}</h1>
        <ServiceUnavailable texts={feedTexts[language].unavailable} address={feedsPath} />
      </>
    );
  }
  const sources = answer.data.sources.filter(
    ({ sites }) => site === null || sites.some(({ microsite_id }) => microsite_id === site),
  );
  return (
    <>
      <div className="feeds-header">
        <div>
          <h1>{texts.title}</h1>
          <p className="lead-hint">{texts.intro}</p>
        </div>
        <Button el="link" to={newFeedPath} size="medium" icon="plus" iconPosition="left">
          {texts.add}
        </Button>
      </div>
      {sources.length > 0 ? (
        <FeedTable language={language} sources={sources} />
      ) : (
        <div className="feeds-none">
          <h2>{texts.none.title}</h2>
          <p>{texts.none.detail}</p>
        </div>
      )}
    </>
  );
}
