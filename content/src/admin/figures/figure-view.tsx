import { Gutter } from '@payloadcms/ui';
import { oneListingFiguresAnswer } from '@vitrine/contract/core/figures.ts';
import { sellerReportsAnswer } from '@vitrine/contract/core/seller-reports.ts';
import type { AdminViewServerProps } from 'payload';
import { findShownSites } from '../../sites/current-site.ts';
import { ViewLayout } from '../components/view-layout.tsx';
import { DocumentNotFound, ServiceUnavailable } from '../components/view-notices.tsx';
import { requestStaffApi } from '../leads/staff-api.ts';
import { DayChart } from './day-chart.tsx';
import { DayTable } from './day-table.tsx';
import { PeriodTabs } from './figure-choices.tsx';
import { figureTexts } from './figure-texts.ts';
import { FigureTotals } from './figure-totals.tsx';
import { choiceQuery, figurePath, figuresPath, readChoice } from './figure-urls.ts';
import { openFigureView } from './open-figure-view.ts';
import { SellerReports } from './seller-reports.tsx';

/** Returns the number in the path `/admin/figures/{uls}`. */
function ulsOf(params: AdminViewServerProps['params']): string {
  const segments = params?.segments;
  return (Array.isArray(segments) && segments[1]) || '';
}

/** Renders `/admin/figures/{uls}`: the counts of one listing by day. */
export async function FigureView(view: AdminViewServerProps) {
  const { caller, language } = await openFigureView(view);
  const uls = ulsOf(view.params);
  const choice = readChoice(view.searchParams ?? {}, await findShownSites(view.initPageResult.req));
  const path = `sites/${encodeURIComponent(choice.site)}/figures/${encodeURIComponent(uls)}`;
  const reportsPath = `sites/${encodeURIComponent(choice.site)}/seller-reports?uls=${encodeURIComponent(uls)}`;
  const [answer, reports] = await Promise.all([
    requestStaffApi(caller, path + choiceQuery(choice), oneListingFiguresAnswer),
    requestStaffApi(caller, reportsPath, sellerReportsAnswer),
  ]);
  const texts = figureTexts[language];
  const list = figuresPath + choiceQuery({ ...choice, page: 1 });
  const title =
    answer.kind === 'ok' ? answer.data.address : answer.kind === 'not-found' ? texts.notFound.title : texts.title;
  return (
    <ViewLayout view={view} steps={[{ label: texts.title, url: list }, { label: title }]}>
      <Gutter className="leads figures">
        {answer.kind === 'ok' ? (
          <>
            <h1>{title}</h1>
            <p className="figures__intro">
              {answer.data.type} · {uls} · {texts.statuses[answer.data.status]}
            </p>
            <PeriodTabs language={language} choice={choice} path={`${figuresPath}/${encodeURIComponent(uls)}`} />
            <FigureTotals language={language} days={choice.days} figures={answer.data} />
            <div className="figures__charts">
              <DayChart language={language} name="view" days={answer.data.days} />
              <DayChart language={language} name="heart" days={answer.data.days} />
              <DayChart language={language} name="lead" days={answer.data.days} />
            </div>
            <DayTable language={language} days={answer.data.days} />
            {reports.kind === 'ok' && (
              <SellerReports
                language={language}
                site={choice.site}
                uls={uls}
                isOnMarket={answer.data.status === 'active'}
                reports={reports.data}
              />
            )}
          </>
        ) : answer.kind === 'not-found' ? (
          <DocumentNotFound texts={texts.notFound} listPath={list} />
        ) : (
          <>
            <h1>{title}</h1>
            <ServiceUnavailable texts={texts.unavailable} address={figurePath(uls, choice)} />
          </>
        )}
      </Gutter>
    </ViewLayout>
  );
}
