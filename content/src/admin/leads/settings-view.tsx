import { Banner, Gutter } from '@payloadcms/ui';
import { leadSettingsAnswer } from '@vitrine/contract/core/staff-leads.ts';
import type { AdminViewServerProps } from 'payload';
import { findShownSites } from '../../sites/current-site.ts';
import { SettingsOfSites } from '../components/settings-of-sites.tsx';
import { ViewLayout } from '../components/view-layout.tsx';
import { leadTexts } from './lead-texts.ts';
import { leadsPath, settingsPath } from './lead-urls.ts';
import { openLeadView } from './open-lead-view.ts';
import { SettingsForm } from './settings-form.tsx';
import './lead-settings.css';

/** Renders `/admin/leads/settings`: retention and webhook of the chosen site, or of each one, for administrators. */
export async function SettingsView(view: AdminViewServerProps) {
  const { caller, language } = await openLeadView(view);
  const { title, settings, unavailable } = leadTexts[language];
  return (
    <ViewLayout view={view} steps={[{ label: title, url: leadsPath }, { label: settings.link }]}>
      <Gutter className="leads leads--settings">
        <h1>{settings.title}</h1>
        {caller.isAdmin ? (
          <SettingsOfSites
            sites={await findShownSites(view.initPageResult.req)}
            caller={caller}
            name="lead-settings"
            answer={leadSettingsAnswer}
            unavailable={{ texts: unavailable, address: settingsPath }}
            render={({ micrositeId, name }, data) => (
              <SettingsForm key={micrositeId} language={language} site={micrositeId} name={name} settings={data} />
            )}
          />
        ) : (
          <Banner type="info">{settings.forbidden}</Banner>
        )}
      </Gutter>
    </ViewLayout>
  );
}
