import { Banner, Button, Gutter } from '@payloadcms/ui';
import { figuresAnswer, type SiteFigures } from '@vitrine/contract/core/figures.ts';
import { staffSitesAnswer } from '@vitrine/contract/core/staff-leads.ts';
import type { AdminViewServerProps } from 'payload';
import { Suspense } from 'react';
import { findShownSites, type StaffSiteChoice } from '../../sites/current-site.ts';
import { DataTable } from '../components/data-table.tsx';
import { ViewLayout } from '../components/view-layout.tsx';
import { ListLoading, ServiceUnavailable } from '../components/view-notices.tsx';
import { type Caller, type Language, requestStaffApi } from '../leads/staff-api.ts';
import { DayChart } from './day-chart.tsx';
import { DayTable } from './day-table.tsx';
import { BrokerChoice, PeriodTabs, SiteTabs } from './figure-choices.tsx';
import { figureTexts, searchText } from './figure-texts.ts';
import { FigureTotals } from './figure-totals.tsx';
import { choiceQuery, type FigureChoice, figuresPath, readChoice } from './figure-urls.ts';
import { formatCount } from './format-figure.ts';
import { ListingTable } from './listing-table.tsx';
import { openFigureView } from './open-figure-view.ts';

/** Renders `/admin/figures`: how often the listings of a site were seen, kept and asked about. */
export async function FiguresView(view: AdminViewServerProps) {
  const { caller, language } = await openFigureView(view);
  const sites = await findShownSites(view.initPageResult.req);
  const choice = readChoice(view.searchParams ?? {}, sites);
  const { title, noSite, intro } = figureTexts[language];
  return (
    <ViewLayout view={view} steps={[{ label: title }]}>
      <Gutter className="leads figures">
        <h1>{title}</h1>
        <p className="figures__intro">{intro}</p>
        {sites.length === 0 ? (
          <Banner type="info">{noSite}</Banner>
        ) : (
          <>
            <SiteTabs language={language} choice={choice} sites={sites} />
            <Suspense key={choiceQuery(choice)} fallback={<ListLoading />}>
              <Figures caller={caller} language={language} choice={choice} sites={sites} />
            </Suspense>
          </>
        )}
      </Gutter>
    </ViewLayout>
  );
}

interface FiguresProps {
  caller: Caller;
  language: Language;
  choice: FigureChoice;
  sites: StaffSiteChoice[];
}

async function Figures({ caller, language, choice }: FiguresProps) {
  const texts = figureTexts[language];
  const path = `sites/${encodeURIComponent(choice.site)}/figures${choiceQuery(choice)}`;
  const [answer, known] = await Promise.all([
    requestStaffApi(caller, path, figuresAnswer),
    requestStaffApi(caller, 'sites', staffSitesAnswer),
  ]);
  if (answer.kind !== 'ok')
    return <ServiceUnavailable texts={texts.unavailable} address={figuresPath + choiceQuery(choice)} />;
  const figures = answer.data;
  const recipients =
    known.kind === 'ok' ? (known.data.sites.find((site) => site.microsite_id === choice.site)?.recipients ?? []) : [];
  return (
    <>
      <div className="figures__choices">
        <PeriodTabs language={language} choice={choice} path={figuresPath} />
        <BrokerChoice
          language={language}
          choice={choice}
          brokers={recipients.filter(({ type }) => type === 'broker')}
        />
        <Button
          el="anchor"
          url={`${figuresPath}.csv${choiceQuery(choice)}&language=${language}`}
          buttonStyle="pill"
          size="small"
          margin={false}
          extraButtonProps={{ download: true }}
        >
          {texts.exportCsv}
        </Button>
      </div>
      <FigureTotals language={language} days={choice.days} figures={figures} />
      <div className="figures__charts">
        <DayChart language={language} name="view" days={figures.days} />
        <DayChart language={language} name="heart" days={figures.days} />
        <DayChart language={language} name="lead" days={figures.days} />
      </div>
      <DayTable language={language} days={figures.days} />
      <h2>{texts.listings.title}</h2>
      <ListingTable language={language} choice={choice} figures={figures} />
      {choice.broker === '' && <Searches language={language} searches={figures.searches} />}
    </>
  );
}

/** Shows the most frequent searches of the site. */
function Searches({ language, searches }: { language: Language; searches: SiteFigures['searches'] }) {
  const { searches: texts } = figureTexts[language];
  return (
    <section>
      <h2>{texts.title}</h2>
      <p className="figures__intro">{texts.hint}</p>
      {searches.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <DataTable look="lines" className="figure-searches" caption={texts.title} heads={[texts.search, texts.count]}>
          {searches.map((search) => (
            <tr key={searchText(language, search)}>
              <th scope="row">{searchText(language, search)}</th>
              <td>{formatCount(language, search.count)}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </section>
  );
}
