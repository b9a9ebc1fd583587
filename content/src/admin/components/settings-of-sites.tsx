import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { StaffSiteChoice } from '../../sites/current-site.ts';
import { type Caller, requestStaffApi } from '../leads/staff-api.ts';
import { ServiceUnavailable, type UnavailableTexts } from './view-notices.tsx';

interface Props<Settings> {
  sites: readonly StaffSiteChoice[];
  caller: Caller;
  /** Last part of the address of the settings of a site in core. */
  name: 'lead-settings' | 'listing-settings';
  answer: z.ZodType<{ data: Settings }>;
  /** Shown in place of the settings while core does not answer; `address` asks again. */
  unavailable: { texts: UnavailableTexts; address: string };
  render: (site: StaffSiteChoice, settings: Settings) => ReactNode;
}

/** Renders the settings that core keeps for each site. A site that core does not know has none. */
export async function SettingsOfSites<Settings>({ sites, caller, name, answer, unavailable, render }: Props<Settings>) {
  const answers = await Promise.all(
    sites.map(async (site) => ({
      site,
      settings: await requestStaffApi(caller, `sites/${encodeURIComponent(site.micrositeId)}/${name}`, answer),
    })),
  );
  const known = answers.filter(({ settings }) => settings.kind !== 'not-found');
  return known.map(({ site, settings }) =>
    settings.kind === 'ok' ? (
      render(site, settings.data)
    ) : (
      <ServiceUnavailable key={site.micrositeId} {...unavailable} />
    ),
  );
}
