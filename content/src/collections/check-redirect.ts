import type { CollectionBeforeValidateHook } from 'payload';
import { redirectSource } from '../paths/redirect-source.ts';
import { refusal } from '../payload/message-for.ts';
import { documentId } from '../values/document-id.ts';
import { asText } from '../values/untyped-values.ts';
import { lockAddresses } from './lock-addresses.ts';
import { findRedirectProblem, type WrittenRedirect } from './redirect-rules.ts';
import { readSiteAddresses } from './site-addresses.ts';

/** Context of a request by which a server module that writes redirects informs the hook. */
export interface RedirectContext {
  /** True when the redirect follows the move of a page. */
  isAutomatic?: boolean;
  /** True when the redirect was compared to the site's addresses already. */
  isChecked?: boolean;
}

export const writtenRedirect = (data: Readonly<Record<string, unknown>>): WrittenRedirect => ({
  source: asText(data.source) ?? '',
  page: documentId(data.target_page),
  address: asText(data.target_address)?.trim() ?? null,
});

/** Refuses a redirect that has no effect, loops or forms a chain, and writes the keys by which the public service finds it. */
export const checkRedirect: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const document: Record<string, unknown> = { ...data };
  const written = writtenRedirect(document);
  const { isAutomatic = false, isChecked = false }: RedirectContext = req.context;
  const site = documentId(document.site);
  if (site !== null && !isChecked) {
    await lockAddresses(req, site);
    const own = originalDoc ? Number(originalDoc.id) : null;
    const problem = findRedirectProblem(written, await readSiteAddresses(req, site), own);
    if (problem) throw refusal(req, 'redirects', problem.field, problem.message);
  }
  const { key, path } = redirectSource(written.source);
  return {
    ...document,
    ...{ source: written.source.trim(), source_key: key, source_path: path, is_automatic: isAutomatic },
    ...{ target_page: written.page, target_address: written.page === null ? written.address : null },
  };
};
