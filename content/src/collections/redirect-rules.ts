import { type Locale, locales } from '@vitrine/contract/locale.ts';
import { normalizeDomain } from '../paths/domains.ts';
import { localeOfSource, maxSourceLength, type RedirectSource, redirectSource } from '../paths/redirect-source.ts';
import { isRedirectTarget } from '../paths/redirect-target.ts';
import type { Message } from '../payload/message-for.ts';
import { isStorableText } from '../values/storable-text.ts';

/** A redirect as staff write it. */
export interface WrittenRedirect {
  source: string;
  /** Id of the page that it leads to. */
  page: number | null;
  /** Path or full address that it leads to when it names no page. */
  address: string | null;
}

export interface KnownRedirect {
  id: number;
  source: RedirectSource;
  /** Normalised targets on this site: none for a page or another site, one for each language for a path without one. */
  targets: readonly RedirectSource[];
}

/** A page of the site. */
export interface KnownPage {
  id: number;
  isPublished: boolean;
  /** Normalised path in each language. */
  paths: Partial<Record<Locale, string>>;
  /** True when the page itself redirects its visitors. */
  redirects: boolean;
  /** Languages in which it is the search page of the site. */
  searchLocales: readonly Locale[];
}

/** The addresses of a site to which a redirect is compared. */
export interface SiteAddresses {
  /** Normalised host names of the site. */
  hosts: readonly string[];
  /** Redirects by the key of their source. */
  redirects: Map<string, KnownRedirect>;
  pages: readonly KnownPage[];
}

export interface RedirectProblem {
  field: 'source' | 'target_page' | 'target_address';
  message: Message;
}

/** Paths that the website answers itself, so that a redirect of the content would have no effect. */
const reserved = /^\/((api|assets|qa|resources)\/|(robots\.txt|sitemap[^/]*\.xml|healthz|readyz|metrics)$)/;

/** Format of an old address: a path, whose first slash may be missing, or a full address. */
const sourceForm = /^\s*(\/|[a-z][a-z\d+.-]*:\/\/|\S+\s*$)/i;

/**
 * Returns why a redirect is refused, or null: an address that is invalid, that another redirect or a page has, or a target that is
 * itself redirected. `own` is the id under which the redirect is stored already.
 */
export function findRedirectProblem(
  written: WrittenRedirect,
  site: SiteAddresses,
  own: number | null = null,
): RedirectProblem | null {
  const source = redirectSource(written.source);
  const others = [...site.redirects.values()].filter(({ id }) => id !== own);
  const message = sourceProblem(written.source, source, { others, pages: site.pages });
  if (message) return { field: 'source', message };
  if (written.page !== null) {
    const problem = pageProblem(site.pages.find(({ id }) => id === written.page));
    return problem && { field: 'target_page', message: problem };
  }
  const problem = addressProblem(written.address, source, { ...site, others });
  return problem && { field: 'target_address', message: problem };
}

interface Others {
  others: readonly KnownRedirect[];
  pages: readonly KnownPage[];
}

function sourceProblem(text: string, source: RedirectSource, { others, pages }: Others): Message | null {
  const { path, key } = source;
  if (!sourceForm.test(text) || key.length > maxSourceLength || !isStorableText(key)) {
    return {
      fr: `L’ancienne adresse est un chemin, comme /ancienne-page ou /index.php?x=1, d’au plus ${maxSourceLength} caractères.`,
      en: `The old address is a path such as /old-page or /index.php?x=1, of ${maxSourceLength} characters at most.`,
    };
  }
  if (key === '/' || reserved.test(path)) {
    return {
      fr: `L’adresse ${key} est réservée au fonctionnement du site.`,
      en: `The address ${key} is reserved for the website itself.`,
    };
  }
  if (findPublished(pages, path)) {
    return {
      fr: `Une page publiée porte l’adresse ${path}, et les visiteurs la verraient. Changez son chemin ou redirigez-la dans ses réglages.`,
      en: `A published page has the address ${path}, and visitors would see it. Change its path or redirect it in its settings.`,
    };
  }
  if (others.some((other) => other.source.key === key)) {
    return { fr: `L’adresse ${key} est déjà redirigée.`, en: `The address ${key} is already redirected.` };
  }
  const before = others.find(({ targets }) => targets.some((target) => matches(target, source)));
  if (!before) return null;
  return {
    fr: `La redirection de ${before.source.key} mène à cette adresse\u00a0: ensemble, elles formeraient une chaîne. Changez d’abord sa destination.`,
    en: `The redirect of ${before.source.key} leads to this address: together they would form a chain. Change its target first.`,
  };
}

const redirectsItself: Message = {
  fr: 'Cette page redirige elle-même ses visiteurs\u00a0: ce serait une chaîne. Choisissez la destination finale.',
  en: 'This page itself redirects its visitors, which would be a chain. Choose the final target.',
};

function pageProblem(page: KnownPage | undefined): Message | null {
  if (!page) return { fr: 'Cette page n’existe plus.', en: 'This page no longer exists.' };
  return page.redirects ? redirectsItself : null;
}

export const missingTarget: Message = {
  fr: 'Choisissez une page, ou écrivez un chemin (/fr/contact) ou une adresse complète (https://…).',
  en: 'Choose a page, or write a path (/en/contact) or a full address (https://…).',
};

function addressProblem(
  address: string | null,
  source: RedirectSource,
  { hosts, others, pages }: Others & Pick<SiteAddresses, 'hosts'>,
): Message | null {
  if (!isRedirectTarget(address)) return missingTarget;
  const targets = targetsOf(address, hosts);
  if (targets.some((target) => matches(target, source))) {
    return {
      fr: 'La destination est l’ancienne adresse elle-même\u00a0: la redirection tournerait en boucle.',
      en: 'The target is the old address itself: the redirect would loop.',
    };
  }
  const next = others.find((other) => targets.some((target) => matches(target, other.source)));
  if (next) {
    return {
      fr: `La destination est elle-même redirigée (${next.source.key})\u00a0: ce serait une chaîne. Indiquez la destination finale.`,
      en: `The target is itself redirected (${next.source.key}), which would be a chain. Give the final target.`,
    };
  }
  return targets.some(({ path }) => findPublished(pages, path)?.redirects) ? redirectsItself : null;
}

/** True when a request for the address would be redirected by the source: the same path, with all of the source's parameters. */
function matches(address: RedirectSource, source: RedirectSource): boolean {
  if (address.path !== source.path) return false;
  const sent = queryOf(address);
  return [...queryOf(source)].every(([name, value]) => sent.getAll(name).includes(value));
}

const queryOf = ({ path, key }: RedirectSource) => new URLSearchParams(key.slice(path.length + 1));

/** Returns the published page that has a normalised path in some language. */
export const findPublished = (pages: readonly KnownPage[], path: string): KnownPage | undefined =>
  pages.find(({ isPublished, paths }) => isPublished && Object.values(paths).includes(path));

/** Returns the addresses of the site to which a target leads; the website adds the visitor's language to a path without one. */
export function targetsOf(address: string | null, hosts: readonly string[]): RedirectSource[] {
  if (address === null) return [];
  if (!address.startsWith('/')) {
    const isOwn = URL.canParse(address) && hosts.includes(normalizeDomain(new URL(address).host));
    return isOwn ? [redirectSource(address)] : [];
  }
  const { path } = redirectSource(address);
  const hasLanguage = localeOfSource(path) !== null || path.startsWith('/resources/');
  return hasLanguage ? [redirectSource(address)] : locales.map((locale) => redirectSource(`/${locale}${address}`));
}
