import { Banner, Gutter } from '@payloadcms/ui';
import { leadSettingsAnswer, staffSitesAnswer } from '@vitrine/contract/core/staff-leads.ts';
import type { AdminViewServerProps } from 'payload';
import { ViewLayout } from '../components/view-layout.tsx';
import { LeadsUnavailable } from './lead-notices.tsx';
import { leadTexts } from './lead-texts.ts';
import { leadsPath, settingsPath } from './lead-urls.ts';
import { openLeadView } from './open-lead-view.ts';
import { SettingsForm } from './settings-form.tsx';
import { type Caller, type Language, requestStaffApi } from './staff-api.ts';
import './lead-settings.css';

/** Renders `/admin/leads/settings`: retention and webhook of each site, for administrators. */
export async function SettingsView(view: AdminViewServerProps) {
  const { caller, language } = await openLeadView(view);
  const { title, settings } = leadTexts[language];
  return (
    <ViewLayout view={view} steps={[{ label: title, url: leadsPath }, { label: settings.link }]}>
      <Gutter className="leads leads--settings">
        <h1>{settings.title}</h1>
        {caller.isAdmin ? (
          <Settings caller={caller} language={language} />
        ) : (
          <Banner type="info">{settings.forbidden}</Banner>
        )}
      </Gutter>
    </ViewLayout>
  );
}

async function Settings({ caller, language }: { caller: Caller; language: Language }) {
  const known = await requestStaffApi(caller, 'sites', staffSitesAnswer);
  if (known.kind !== 'ok') return <LeadsUnavailable language={language} address={settingsPath} />;
  const all = await Promise.all(
    known.data.sites.map(async (site) => ({
      site,
      settings: await requestStaffApi(
        caller,
        `sites/${encodeURIComponent(site.microsite_id)}/lead-settings`,
        leadSettingsAnswer,
      ),
    })),
  );
  return all.map(({ site, settings }) =>
    settings.kind === 'ok' ? (
      <SettingsForm
        key={site.microsite_id}
        language={language}
        site={site.microsite_id}
        name={site.name[language]}
        settings={settings.data}
      />
    ) : (
      <LeadsUnavailable key={site.microsite_id} language={language} address={settingsPath} />
    ),
  );
}
