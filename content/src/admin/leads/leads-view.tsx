import { Button, Gutter } from '@payloadcms/ui';
import { leadCountsAnswer, leadListAnswer, staffSitesAnswer } from '@vitrine/contract/core/staff-leads.ts';
import type { AdminViewServerProps } from 'payload';
import { Suspense } from 'react';
import { findSites } from '../../sites/current-site.ts';
import { ViewLayout } from '../components/view-layout.tsx';
import { ListLoading, ServiceUnavailable } from '../components/view-notices.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { LeadPagination } from './lead-pagination.tsx';
import { LeadTable } from './lead-table.tsx';
import { LeadTabs } from './lead-tabs.tsx';
import { leadTexts } from './lead-texts.ts';
import { leadsPath, queryOf, readCursor, readFilters, settingsPath } from './lead-urls.ts';
import { openLeadView } from './open-lead-view.ts';
import { type Caller, type Language, requestStaffApi, withinSite } from './staff-api.ts';
import './lead-list.css';

type Query = Record<string, string | string[] | undefined>;

/** Renders `/admin/leads`: the list of leads, filtered by the URL. */
export async function LeadsView(view: AdminViewServerProps) {
  const { caller: staff, language } = await openLeadView(view);
  const { sites, current } = await findSites(view.initPageResult.req);
  const site = sites.find(({ id }) => id === current);
  const caller = site ? withinSite(staff, site.micrositeId) : staff;
  const { title } = leadTexts[language];
  return (
    <ViewLayout view={view} steps={[{ label: title }]}>
      <Gutter className="leads collection-list__wrap">
        <Suspense fallback={<ListLoading />}>
          <Leads
            caller={caller}
            language={language}
            query={view.searchParams ?? {}}
            {...(site && { site: site.micrositeId })}
          />
        </Suspense>
      </Gutter>
    </ViewLayout>
  );
}

interface LeadsProps {
  caller: Caller;
  language: Language;
  query: Query;
  site?: string;
}

async function Leads({ caller, language, query, site }: LeadsProps) {
  const texts = leadTexts[language];
  const filters = readFilters(query);
  const cursor = readCursor(query);
  // Suspected spam appears in its own tab only.
  const asked = { status: 'accepted', ...(site && { site }), ...filters };
  const [list, counts, known] = await Promise.all([
    requestStaffApi(caller, `leads${queryOf({ ...asked, ...cursor })}`, leadListAnswer),
    requestStaffApi(caller, 'lead-counts', leadCountsAnswer),
    requestStaffApi(caller, 'sites', staffSitesAnswer),
  ]);
  if (list.kind !== 'ok' || counts.kind !== 'ok' || known.kind !== 'ok') {
    return (
      <>
        <h1>{texts.title}</h1>
        <ServiceUnavailable
          texts={leadTexts[language].unavailable}
          address={`${leadsPath}${queryOf({ ...filters, ...cursor })}`}
        />
      </>
    );
  }
  const { leads, total, next, previous } = list.data;
  const { sites } = known.data;
  return (
    <>
      <div className="list-header leads-header">
        <div className="list-header__content">
          <div className="list-header__title-and-actions">
            <h1 className="list-header__title">{texts.title}</h1>
          </div>
          <div className="list-header__actions">
            {caller.isAdmin && (
              <Button el="link" to={settingsPath} buttonStyle="pill" size="small">
                {texts.settings.link}
              </Button>
            )}
            <Button
              el="anchor"
              url={`${leadsPath}.csv${queryOf({ ...asked, language })}`}
              buttonStyle="pill"
              size="small"
              extraButtonProps={{ download: true }}
            >
              {texts.exportCsv}
            </Button>
          </div>
        </div>
      </div>
      <LeadTabs language={language} counts={counts.data} filters={filters} />
      <LeadFilters language={language} filters={filters} sites={sites} />
      {leads.length > 0 ? (
        <>
          <LeadTable language={language} leads={leads} sites={sites} />
          <LeadPagination
            language={language}
            total={total}
            newer={previous && `${leadsPath}${queryOf({ ...filters, before: previous })}`}
            older={next && `${leadsPath}${queryOf({ ...filters, after: next })}`}
          />
        </>
      ) : (
        <div className="no-results">
          <h2>{texts.none.title}</h2>
          <p>{Object.keys(filters).length > 0 ? texts.none.filtered : texts.none.ever}</p>
        </div>
      )}
    </>
  );
}
