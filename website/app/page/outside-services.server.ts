import type { InjectedElement, PageResponse } from '@vitrine/contract/page.ts';
import { allowScript, purposeOf } from '../consent/allowed-script.server.ts';
import type { SiteEnvironment } from '../env.server.ts';
import type { OutsideServices } from '../site/outside-services.ts';

type Settings = Pick<SiteEnvironment, 'DIDOMI_KEY' | 'SENTRY_DSN' | 'MAP_STYLE_URL' | 'ASSETS_URL' | 'SERVICE_WORKER'>;

/** Returns the services of others that are switched on for the site of a page. */
export function outsideServices(
  page: Pick<PageResponse, 'recaptcha' | 'metadata'>,
  settings: Settings,
): OutsideServices {
  const scripts = (page.metadata?.elements ?? []).filter(isProgram);
  const free = scripts.filter((script) => purpose(script) === 'necessary');
  const held = scripts.filter((script) => !free.includes(script));
  const { recaptcha } = page;
  return {
    usesRecaptcha: Boolean(recaptcha?.site_key) && recaptcha?.version !== 'altcha',
    heldHosts: hostsOf(held),
    freeHosts: hostsOf(free),
    asksConsent: held.length > 0 || settings.SENTRY_DSN !== undefined,
    usesDidomi: settings.DIDOMI_KEY !== undefined,
    errorHost: outsideHost(settings.SENTRY_DSN),
    mapHost: outsideHost(settings.MAP_STYLE_URL),
    mediaHost: outsideHost(settings.ASSETS_URL),
    isInstallable: settings.SERVICE_WORKER,
  };
}

const isProgram = ({ tag, attributes }: InjectedElement): boolean =>
  tag.trim().toLowerCase() === 'script' && allowScript(lowerCased(attributes), () => undefined)?.kind === 'program';

const purpose = ({ attributes }: InjectedElement) => purposeOf(lowerCased(attributes)['data-category']);

const lowerCased = (attributes: InjectedElement['attributes']) =>
  Object.fromEntries(
    Object.entries(attributes ?? {}).flatMap(([name, value]) =>
      value === false ? [] : [[name.toLowerCase(), value === true ? (true as const) : String(value)]],
    ),
  );

/** Returns the hosts that scripts name, in their address or in their code, sorted. */
function hostsOf(scripts: readonly InjectedElement[]): string[] {
  const hosts = scripts.flatMap(({ attributes, content }) =>
    [...`${attributes?.src ?? attributes?.SRC ?? ''} ${content ?? ''}`.matchAll(/\bhttps?:\/\/[^\s"'`\\]+/gi)].flatMap(
      ([address]) => URL.parse(address)?.hostname ?? [],
    ),
  );
  return [...new Set(hosts)].sort();
}

/** Returns the host of an address; null for none, and for one on this machine or in its network. */
function outsideHost(address: string | undefined): string | null {
  const host = URL.parse(address ?? '')?.hostname ?? '';
  return /^[a-z0-9.-]+\.[a-z]{2,}$/i.test(host) && !/\.(localhost|local|internal|test)$/i.test(host) ? host : null;
}
