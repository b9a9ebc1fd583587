import { Button, Link } from '@payloadcms/ui';
import type { PayloadRequest } from 'payload';
import { missingPathsSlug, type SiteOverview, siteOverview } from '../../overview/site-overview.ts';
import { reportPath } from '../languages/report-path.ts';
import { formatDateTime } from '../leads/format-date.ts';
import type { Language } from '../leads/staff-api.ts';
import { cellTexts } from '../publish/schedule-cell-texts.ts';
import { dashboardTexts } from './dashboard-texts.ts';

interface Props {
  language: Language;
  req: PayloadRequest;
  site: number;
}

/** Shows the drafts and scheduled changes of a site, the state of its languages and its broken links. */
export async function SitePanels({ language, req, site }: Props) {
  const { drafts, scheduled, languages, brokenLinks, missingPaths } = await siteOverview(req, site);
  const t = dashboardTexts[language];
  return (
    <>
      <Drafts language={language} drafts={drafts} />
      {scheduled.total > 0 && <Scheduled language={language} scheduled={scheduled} />}
      <section className="dashboard__panel">
        <h2>{t.languages.title}</h2>
        <p>{languages.open > 0 ? t.languages.count(languages.open, languages.total) : t.languages.none}</p>
        <Button el="link" to={reportPath} buttonStyle="secondary" size="small" margin={false}>
          {t.languages.open}
        </Button>
      </section>
      <BrokenLinks language={language} links={brokenLinks} />
      {missingPaths && <MissingPaths language={language} paths={missingPaths} />}
    </>
  );
}

function Drafts({ language, drafts }: { language: Language; drafts: SiteOverview['drafts'] }) {
  const t = dashboardTexts[language];
  return (
    <section className="dashboard__panel">
      <h2>{t.drafts.title}</h2>
      {drafts.total === 0 && <p>{t.drafts.none}</p>}
      <ul>
        {drafts.entries.map(({ collection, id, title, changedAt }) => (
          <li key={`${collection}-${id}`}>
            <Link href={`/admin/collections/${collection}/${id}`} prefetch={false}>
              {title || t.untitled}
            </Link>
            <small>
              {t.kinds[collection]} · {t.changed(formatDateTime(language, changedAt))}
            </small>
          </li>
        ))}
      </ul>
      {drafts.total > drafts.entries.length && <p>{t.links.more(drafts.total - drafts.entries.length)}</p>}
    </section>
  );
}

function Scheduled({ language, scheduled }: { language: Language; scheduled: SiteOverview['scheduled'] }) {
  const t = dashboardTexts[language];
  const lines = cellTexts[language];
  return (
    <section className="dashboard__panel">
      <h2>{t.scheduled.title}</h2>
      <ul>
        {scheduled.entries.map(({ id, collection, document, title, action, at, failure }) => (
          <li key={id}>
            <Link href={`/admin/collections/${collection}/${document}`} prefetch={false}>
              {title || t.untitled}
            </Link>
            <small>
              {t.kinds[collection]} · {(failure ? lines.failed : lines.planned)[action](formatDateTime(language, at))}
            </small>
          </li>
        ))}
      </ul>
      {scheduled.total > scheduled.entries.length && <p>{t.links.more(scheduled.total - scheduled.entries.length)}</p>}
    </section>
  );
}

/** Number of broken links that show at once; the others unfold. */
const shownLinks = 6;

type LinkProps = { language: Language; links: SiteOverview['brokenLinks'] };

function BrokenLinks({ language, links }: LinkProps) {
  const { links: t } = dashboardTexts[language];
  const others = links.slice(shownLinks);
  return (
    <section className="dashboard__panel">
      <h2>{t.title}</h2>
      {links.length === 0 && <p>{t.none}</p>}
      <LinkList language={language} links={links.slice(0, shownLinks)} />
      {others.length > 0 && (
        <details>
          <summary>{t.more(others.length)}</summary>
          <LinkList language={language} links={others} />
        </details>
      )}
    </section>
  );
}

function LinkList({ language, links }: LinkProps) {
  const t = dashboardTexts[language];
  return (
    <ul>
      {links.map(({ collection, id, title, locale, address, kind, field }) => (
        <li key={`${collection}-${id}-${locale}-${field}-${address}`}>
          <Link
            href={`/admin/collections/${collection}/${id}?${new URLSearchParams({ locale, field })}`}
            prefetch={false}
          >
            {title || t.untitled}
          </Link>
          <small>
            {t.kinds[collection]} ·{' '}
            {kind === null
              ? t.links.line(address, t.languageNames[locale])
              : t.links.named(t.links.hidden[kind], address)}
          </small>
        </li>
      ))}
    </ul>
  );
}

interface MissingProps {
  language: Language;
  paths: NonNullable<SiteOverview['missingPaths']>;
}

function MissingPaths({ language, paths }: MissingProps) {
  const { missing: t } = dashboardTexts[language];
  return (
    <section className="dashboard__panel">
      <h2>{t.title}</h2>
      {paths.total === 0 && <p>{t.none}</p>}
      <ul>
        {paths.entries.map(({ id, path, count }) => (
          <li key={id}>
            {path} <small>{t.count(count)}</small>
          </li>
        ))}
      </ul>
      {paths.total > 0 && (
        <Button
          el="link"
          to={`/admin/collections/${missingPathsSlug}`}
          buttonStyle="secondary"
          size="small"
          margin={false}
        >
          {t.open}
        </Button>
      )}
    </section>
  );
}
