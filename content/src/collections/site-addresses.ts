import { type Locale, locales } from '@vitrine/contract/locale.ts';
import type { PayloadRequest } from 'payload';
import { searchLocalesOf } from '../paths/open-page.ts';
import { normalizePath, redirectSource } from '../paths/redirect-source.ts';
import { nestedRequest } from '../payload/nested-request.ts';
import { asList, asObject, asText, type Loose } from '../values/untyped-values.ts';
import { type KnownPage, type KnownRedirect, type SiteAddresses, targetsOf } from './redirect-rules.ts';

/** Returns the host names, redirects and pages of a site. */
export async function readSiteAddresses(outer: PayloadRequest, site: number): Promise<SiteAddresses> {
  const req = nestedRequest(outer);
  const ofSite = { site: { equals: site } };
  const all = { pagination: false, depth: 0, req } as const;
  // Sequential queries, because those of a request share the connection of its transaction.
  const owner = await req.payload.findByID({
    ...{ collection: 'sites', id: site, depth: 0, disableErrors: true, showHiddenFields: true, req },
    select: { hosts: true },
  });
  const hosts = asList(owner?.hosts).map(String);
  const redirects = await req.payload.find({ collection: 'redirects', where: ofSite, ...all });
  const pages = await req.payload.find({
    ...{ collection: 'pages', where: ofSite, locale: 'all', ...all },
    select: { path: true, access: true, redirect: true, _status: true },
  });
  const known = redirects.docs.map((document): KnownRedirect => {
    const { id, source, target_page, target_address } = asObject(document);
    const address = target_page === null || target_page === undefined ? (asText(target_address) ?? null) : null;
    return { id: Number(id), source: redirectSource(String(source)), targets: targetsOf(address, hosts) };
  });
  return {
    hosts,
    redirects: new Map(known.map((redirect) => [redirect.source.key, redirect])),
    pages: pages.docs.map((document) => knownPage(asObject(document))),
  };
}

function knownPage(page: Loose): KnownPage {
  const { id, _status, path, redirect } = page;
  const written = asObject(path);
  return {
    id: Number(id),
    isPublished: _status === 'published',
    paths: Object.fromEntries(
      locales.flatMap((locale): [Locale, string][] => {
        const own = asText(written[locale]);
        return own === undefined ? [] : [[locale, normalizePath(own)]];
      }),
    ),
    redirects: Boolean(asObject(redirect).status),
    searchLocales: searchLocalesOf(page),
  };
}
