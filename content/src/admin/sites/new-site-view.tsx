import { Banner, Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { isAdmin } from '../../payload/access.ts';
import { requireUser, ViewLayout } from '../components/view-layout.tsx';
import { toLanguage } from '../leads/staff-api.ts';
import { NewSiteForm } from './new-site-form.tsx';
import { siteTexts } from './site-texts.ts';
import './new-site.css';

/** Renders `/admin/new-site`: the form with which an administrator creates a site from a template. */
export function NewSiteView(view: AdminViewServerProps) {
  const user = requireUser(view, '/admin/new-site');
  const language = toLanguage(view.initPageResult.req.i18n.language);
  const t = siteTexts[language].wizard;
  return (
    <ViewLayout view={view} steps={[{ label: t.title }]}>
      <Gutter className="new-site">
        <h1>{t.title}</h1>
        {isAdmin(user) ? <NewSiteForm language={language} /> : <Banner type="info">{t.forbidden}</Banner>}
      </Gutter>
    </ViewLayout>
  );
}
