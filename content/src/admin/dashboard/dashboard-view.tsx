import { Button, Gutter, Link, ShimmerEffect } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { Suspense } from 'react';
import { isAdmin } from '../../payload/access.ts';
import { findSites } from '../../sites/current-site.ts';
import { type Language, toLanguage } from '../leads/staff-api.ts';
import { dashboardTexts } from './dashboard-texts.ts';
import { AlarmedFeeds, FeedsPanel } from './feeds-panel.tsx';
import { LeadsPanel, NewLeads } from './leads-panel.tsx';
import { SiteButton } from './site-button.tsx';
import { SitePanels } from './site-panels.tsx';
import './dashboard.css';

/** Renders the first page of the admin: the open work on the current site. */
export async function DashboardView({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult;
  const { user } = req;
  if (!user) return null;
  const language = toLanguage(req.i18n.language);
  const t = dashboardTexts[language];
  const { sites, current } = await findSites(req);
  const site = sites.find(({ id }) => id === current);
  const name = typeof user.name === 'string' && user.name.trim() ? user.name : String(user.email);
  return (
    <Gutter className="dashboard">
      <h1>{site ? site.name : t.welcome(name)}</h1>
      {site ? (
        <>
          <CreateButtons language={language} />
          <EditLinks language={language} site={site.id} />
          <div className="dashboard__panels">
            <Suspense fallback={<ShimmerEffect height={160} />}>
              <LeadsPanel language={language} payload={req.payload} user={user} site={site} />
            </Suspense>
            <Suspense>
              <FeedsPanel language={language} payload={req.payload} user={user} site={site} />
            </Suspense>
            <Suspense fallback={<ShimmerEffect height={320} />}>
              <SitePanels language={language} req={req} site={site.id} />
            </Suspense>
          </div>
        </>
      ) : (
        <section className="dashboard__panel">
          <h2>{t.sites.title}</h2>
          <p>{sites.length > 0 ? t.chooseSite : isAdmin(user) ? t.sites.first : t.sites.none}</p>
          <ul className="dashboard__sites">
            {sites.map((one) => (
              <li key={one.id}>
                <SiteButton id={one.id} name={one.name} />
                <Suspense fallback={<ShimmerEffect height={24} />}>
                  <NewLeads language={language} payload={req.payload} user={user} site={one} />
                  <AlarmedFeeds language={language} payload={req.payload} user={user} site={one} />
                </Suspense>
              </li>
            ))}
          </ul>
          {isAdmin(user) && (
            <Button el="link" to="/admin/new-site" size="small" margin={false}>
              {t.sites.create}
            </Button>
          )}
        </section>
      )}
    </Gutter>
  );
}

function CreateButtons({ language }: { language: Language }) {
  const { create } = dashboardTexts[language];
  return (
    <nav className="dashboard__create" aria-label={create.title}>
      {(['page', 'article', 'person'] as const).map((kind) => (
        <Button
          key={kind}
          el="link"
          to={`/admin/collections/${{ page: 'pages', article: 'articles', person: 'people' }[kind]}/create`}
          buttonStyle={kind === 'page' ? 'primary' : 'secondary'}
          size="small"
          margin={false}
        >
          {create[kind]}
        </Button>
      ))}
    </nav>
  );
}

/** Links to what staff edit most: on a phone the navigation, which has everything, is closed at first. */
function EditLinks({ language, site }: { language: Language; site: number }) {
  const { edit } = dashboardTexts[language];
  return (
    <nav className="dashboard__edit" aria-label={edit.title}>
      {(['pages', 'articles', 'media', 'people'] as const).map((collection) => (
        <Link key={collection} href={`/admin/collections/${collection}`} prefetch={false}>
          {edit[collection]}
        </Link>
      ))}
      <Link href={`/admin/collections/sites/${site}`} prefetch={false}>
        {edit.site}
      </Link>
      {/* A plain link, because Next's link would prefetch the address. */}
      <a href={`/admin/website?site=${site}`} target="_blank" rel="noreferrer">
        {edit.website}
      </a>
    </nav>
  );
}
