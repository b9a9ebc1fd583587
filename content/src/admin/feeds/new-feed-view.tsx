import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { ViewLayout } from '../components/view-layout.tsx';
import { ServiceUnavailable } from '../components/view-notices.tsx';
import { FeedSteps } from './feed-steps.tsx';
import { feedTexts } from './feed-texts.ts';
import { feedsPath, newFeedPath } from './feed-urls.ts';
import { formTexts } from './form-texts.ts';
import { currentSite, findFeedSites, openFeedView } from './open-feed-view.ts';

/** Renders `/admin/feeds/new`: the steps in which a source is added. */
export async function NewFeedView(view: AdminViewServerProps) {
  const { caller, language } = await openFeedView(view);
  const { title } = feedTexts[language];
  const site = await currentSite(view);
  const sites = await findFeedSites(view, { caller, language });
  return (
    <ViewLayout view={view} steps={[{ label: title, url: feedsPath }, { label: formTexts[language].titleNew }]}>
      <Gutter className="leads feeds">
        <h1>{formTexts[language].titleNew}</h1>
        {sites ? (
          <FeedSteps language={language} {...(site !== null && { site })} sites={sites} />
        ) : (
          <ServiceUnavailable texts={feedTexts[language].unavailable} address={newFeedPath} />
        )}
      </Gutter>
    </ViewLayout>
  );
}
