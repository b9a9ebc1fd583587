import { Banner, Gutter } from '@payloadcms/ui';
import { listingSettingsAnswer } from '@vitrine/contract/core/listing-settings.ts';
import type { AdminViewServerProps } from 'payload';
import { findShownSites } from '../../sites/current-site.ts';
import { SettingsOfSites } from '../components/settings-of-sites.tsx';
import { requireUser, ViewLayout } from '../components/view-layout.tsx';
import { createCaller, toLanguage } from '../leads/staff-api.ts';
import { ListingSettingsForm } from './listing-settings-form.tsx';
import { listingSettingsPath, listingsTexts } from './listings-texts.ts';
import '../leads/lead-settings.css';
import '../leads/leads.css';

/** Renders `/admin/listing-settings`: how the chosen site, or each one, shows listings off the market, for administrators. */
export async function ListingSettingsView(view: AdminViewServerProps) {
  const user = requireUser(view, listingSettingsPath);
  const { payload, i18n } = view.initPageResult.req;
  const language = toLanguage(i18n.language);
  const caller = await createCaller(payload, user, language);
  const t = listingsTexts[language];
  return (
    <ViewLayout view={view} steps={[{ label: t.title }]}>
      <Gutter className="leads leads--settings">
        <h1>{t.title}</h1>
        {caller.isAdmin ? (
          <>
            <p>{t.intro}</p>
            <SettingsOfSites
              sites={await findShownSites(view.initPageResult.req)}
              caller={caller}
              name="listing-settings"
              answer={listingSettingsAnswer}
              unavailable={{ texts: t.unavailable, address: listingSettingsPath }}
              render={({ micrositeId, name }, settings) => (
                <ListingSettingsForm
                  key={micrositeId}
                  language={language}
                  site={micrositeId}
                  name={name}
                  settings={settings}
                />
              )}
            />
          </>
        ) : (
          <Banner type="info">{t.forbidden}</Banner>
        )}
      </Gutter>
    </ViewLayout>
  );
}
