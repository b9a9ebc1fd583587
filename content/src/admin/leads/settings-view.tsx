import { Banner, Gutter } from '@payloadcms/ui';
import { leadSettingsAnswer, staffSitesAnswer } from '@vitrine/contract/core/staff-leads.ts';
import type { AdminViewServerProps } from 'payload';
import { askDesk, type Caller, type Language } from './desk.ts';
import { DeskFrame, openDesk } from './desk-frame.tsx';
import { DeskAway } from './desk-notices.tsx';
import { leadsPath, settingsPath } from './lead-addresses.ts';
import { leadTexts } from './lead-texts.ts';
import { SettingsForm } from './settings-form.tsx';

/** `/admin/leads/settings`: how long each site keeps its leads, and its webhook. For admins. */
export async function SettingsView(view: AdminViewServerProps) {
  const { caller, language } = await openDesk(view);
  const { title, settings } = leadTexts[language];
  return (
    <DeskFrame view={view} steps={[{ label: title, url: leadsPath }, { label: settings.link }]}>
      <Gutter className="leads leads--settings">
        <h1>{settings.title}</h1>
        {caller.isAdmin ? (
          <Settings caller={caller} language={language} />
        ) : (
          <Banner type="info">{settings.forbidden}</Banner>
        )}
      </Gutter>
    </DeskFrame>
  );
}

async function Settings({ caller, language }: { caller: Caller; language: Language }) {
  const known = await askDesk(caller, 'sites', staffSitesAnswer);
  if (known.kind !== 'ok') return <DeskAway language={language} address={settingsPath} />;
  const all = await Promise.all(
    known.data.sites.map(async (site) => ({
      site,
      settings: await askDesk(
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
      <DeskAway key={site.microsite_id} language={language} address={settingsPath} />
    ),
  );
}
