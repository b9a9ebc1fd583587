import { Button, Gutter } from '@payloadcms/ui';
import {
  type ConsentQuery,
  consentEvents,
  consentPageSize,
  consentPurposes,
  consentQuery,
  consentsAnswer,
} from '@vitrine/contract/core/consents.ts';
import type { AdminViewServerProps } from 'payload';
import { findShownSites } from '../../sites/current-site.ts';
import { DataTable } from '../components/data-table.tsx';
import { ViewLayout } from '../components/view-layout.tsx';
import { ServiceUnavailable } from '../components/view-notices.tsx';
import { formatDateTime } from '../leads/format-date.ts';
import { openLeadView } from '../leads/open-lead-view.ts';
import { type Language, requestStaffApi } from '../leads/staff-api.ts';
import { ConsentWords } from './consent-words.tsx';
import { PrivacyTabs } from './privacy-tabs.tsx';
import { privacyTexts } from './privacy-texts.ts';
import { consentsPath, privacyPath } from './privacy-urls.ts';
import '../leads/lead-list.css';
import './privacy.css';

type Query = Record<string, string | string[] | undefined>;
const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) || undefined;

const queryOf = ({ page, ...filters }: Partial<ConsentQuery>): string => {
  const given = Object.entries({ ...filters, ...(page && page > 1 && { page: String(page) }) });
  return `?${new URLSearchParams(given.flatMap(([name, value]) => (value ? [[name, value]] : [])))}`;
};

/** Renders `/admin/privacy/consents`: the register of consents of the chosen site, or of all sites of the caller. */
export async function ConsentsView(view: AdminViewServerProps) {
  const { caller, language } = await openLeadView(view);
  const query: Query = view.searchParams ?? {};
  const sites = await findShownSites(view.initPageResult.req);
  const asked = consentQuery.parse({
    event: first(query.event),
    purpose: first(query.purpose),
    page: first(query.page) ?? 1,
  });
  const filters = { ...asked, ...(sites.length === 1 && { site: sites[0]?.micrositeId }) };
  const answer = await requestStaffApi(caller, `consents${queryOf(filters)}`, consentsAnswer);
  const texts = privacyTexts[language];
  const t = texts.consents;
  const names = new Map(sites.map(({ micrositeId, name }) => [micrositeId, name]));
  return (
    <ViewLayout view={view} steps={[{ label: texts.title, url: privacyPath }, { label: texts.tabs.consents }]}>
      <Gutter className="leads privacy">
        <h1>{texts.tabs.consents}</h1>
        <PrivacyTabs language={language} current="consents" />
        <p className="privacy__intro">{t.intro}</p>
        {answer.kind !== 'ok' ? (
          <ServiceUnavailable texts={texts.unavailable} address={consentsPath + queryOf(asked)} />
        ) : (
          <>
            <ConsentFilters language={language} query={filters} />
            {answer.data.consents.length === 0 ? (
              <p>{t.none}</p>
            ) : (
              <DataTable look="cards" className="privacy-table" heads={t.heads}>
                {answer.data.consents.map((consent) => (
                  <tr key={consent.id}>
                    <td>{formatDateTime(language, consent.at)}</td>
                    <td>{consent.email || t.reduced}</td>
                    <td>{t.purposes[consent.purpose]}</td>
                    <td>
                      {t.events[consent.event]} {t.ways[consent.way]}
                    </td>
                    <td>{names.get(consent.microsite_id) ?? consent.microsite_id}</td>
                    <td>
                      <ConsentWords language={language} consent={consent} />
                    </td>
                  </tr>
                ))}
              </DataTable>
            )}
            <Pages language={language} query={asked} total={answer.data.total} />
          </>
        )}
      </Gutter>
    </ViewLayout>
  );
}

/** Form that filters the register and the file; it works without JavaScript. */
function ConsentFilters({ language, query }: { language: Language; query: ConsentQuery }) {
  const { consents: t } = privacyTexts[language];
  return (
    <form className="privacy-search" method="get" action={consentsPath}>
      <label className="field-type">
        <span className="field-label">{t.purpose}</span>
        <select name="purpose" className="leads-select" defaultValue={query.purpose ?? ''}>
          <option value="">{t.any}</option>
          {consentPurposes.map((purpose) => (
            <option key={purpose} value={purpose}>
              {t.purposes[purpose]}
            </option>
          ))}
        </select>
      </label>
      <label className="field-type">
        <span className="field-label">{t.event}</span>
        <select name="event" className="leads-select" defaultValue={query.event ?? ''}>
          <option value="">{t.any}</option>
          {consentEvents.map((event) => (
            <option key={event} value={event}>
              {t.events[event]}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" buttonStyle="secondary" margin={false}>
        {t.filter}
      </Button>
      <Button
        el="anchor"
        url={`/admin/consents.csv${queryOf({ ...query, page: 1 })}&language=${language}`}
        buttonStyle="pill"
        size="small"
        margin={false}
        extraButtonProps={{ download: true }}
      >
        {t.exportCsv}
      </Button>
    </form>
  );
}

function Pages({ language, query, total }: { language: Language; query: ConsentQuery; total: number }) {
  const { consents: t } = privacyTexts[language];
  const { page } = query;
  return (
    <nav className="leads-pages" aria-label={t.pages}>
      <p>{t.total(total)}</p>
      {page > 1 && (
        <Button
          el="link"
          to={consentsPath + queryOf({ ...query, page: page - 1 })}
          buttonStyle="secondary"
          size="small"
        >
          {t.newer}
        </Button>
      )}
      {page * consentPageSize < total && (
        <Button
          el="link"
          to={consentsPath + queryOf({ ...query, page: page + 1 })}
          buttonStyle="secondary"
          size="small"
        >
          {t.older}
        </Button>
      )}
    </nav>
  );
}
