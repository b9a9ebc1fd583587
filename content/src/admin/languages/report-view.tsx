import { Gutter, Link } from '@payloadcms/ui';
import { type Locale, locales } from '@vitrine/contract/locale.ts';
import type { AdminViewServerProps } from 'payload';
import { type ReportEntry, siteReport } from '../../languages/site-report.ts';
import { findSites } from '../../sites/current-site.ts';
import { DataTable } from '../components/data-table.tsx';
import { requireUser, ViewLayout } from '../components/view-layout.tsx';
import { SiteButton } from '../dashboard/site-button.tsx';
import { type Language, toLanguage } from '../leads/staff-api.ts';
import { languageTexts } from './language-texts.ts';
import { reportPath } from './report-path.ts';
import '../dashboard/dashboard.css';
import './languages.css';

/** Renders `/admin/languages`: the pages and articles of the current site whose languages differ. */
export async function LanguageReportView(view: AdminViewServerProps) {
  requireUser(view, reportPath);
  const { req } = view.initPageResult;
  const language = toLanguage(req.i18n.language);
  const t = languageTexts[language].report;
  const { sites, current } = await findSites(req);
  const site = sites.find(({ id }) => id === current);
  return (
    <ViewLayout view={view} steps={[{ label: t.title }]}>
      <Gutter className="languages">
        <h1>{t.title}</h1>
        {site ? (
          <Report language={language} site={site.name} report={await siteReport(req, site.id)} />
        ) : (
          <>
            <p>{t.chooseSite}</p>
            <div className="dashboard__create">
              {sites.map(({ id, name }) => (
                <SiteButton key={id} id={id} name={name} />
              ))}
            </div>
          </>
        )}
      </Gutter>
    </ViewLayout>
  );
}

interface ReportProps {
  language: Language;
  site: string;
  report: Awaited<ReturnType<typeof siteReport>>;
}

function Report({ language, site, report: { entries, total } }: ReportProps) {
  const { collections, report: t } = languageTexts[language];
  if (total === 0) return <p>{t.noDocuments}</p>;
  if (entries.length === 0) return <p>{t.done}</p>;
  return (
    <>
      <p className="languages__intro">
        {t.intro(site)} {t.count(entries.length, total)}.
      </p>
      <DataTable look="texts" heads={[t.columns.document, t.columns.kind, t.columns.fr, t.columns.en]}>
        {entries.map((entry) => (
          <tr key={`${entry.collection}-${entry.id}`}>
            <th scope="row">
              <Link href={`/admin/collections/${entry.collection}/${entry.id}/languages`} prefetch={false}>
                {entry.title || t.untitled}
              </Link>
            </th>
            <td>{collections[entry.collection]}</td>
            {locales.map((locale) => (
              <td key={locale}>
                <EntryState language={language} entry={entry} locale={locale} />
              </td>
            ))}
          </tr>
        ))}
      </DataTable>
    </>
  );
}

function EntryState({ language, entry, locale }: { language: Language; entry: ReportEntry; locale: Locale }) {
  const t = languageTexts[language].report;
  if (entry.absent.includes(locale)) return <State state="missing">{t.absent}</State>;
  const open = (['missing', 'older', 'copied'] as const).filter((state) => entry[state][locale] > 0);
  if (open.length === 0) return t.nothing;
  return open.map((state) => (
    <State key={state} state={state}>
      {t[state](entry[state][locale])}
    </State>
  ));
}

const State = ({ state, children }: { state: 'missing' | 'older' | 'copied'; children: string }) => (
  <span className="language-state" data-state={state}>
    {children}
  </span>
);
