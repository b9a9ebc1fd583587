import { escapeHtml } from '../ui/escape-html.ts';

/** Matches an internal address or a query of the page itself: `/fr/contact`, `?page=2`. Attribute values have `&amp;` for `&`. */
const internalLink = /(<a\s[^>]*?\bhref=")(\/(?:fr|en)(?:[/?#][^"]*)?|\/(?:[?#][^"]*)?|\?[^"]*)"/g;
const getForm = /<form\b(?![^>]*\bmethod="post")([^>]*)>/gi;

export interface CarriedHtml {
  html: string;
  /** Hidden inputs for the forms of the page; they stand outside of their form and name it. */
  fields: string;
}

/**
 * Adds the variant to every internal link and search form of a document (addresses.8), including those of code that ignores
 * variants. Only staff see such documents; on a client navigation the page route adds the variant.
 */
export function carryVariant(html: string, variantId: string): CarriedHtml {
  const value = encodeURIComponent(variantId);
  const field = escapeHtml(variantId);
  const formIds: string[] = [];
  const carried = html
    .replace(internalLink, (_, before: string, address: string) => `${before}${withVariant(address, value)}"`)
    .replace(getForm, (tag, attributes: string) => {
      const own = /\bid="([^"]*)"/.exec(attributes)?.[1];
      const id = own ?? `carries-variant-${formIds.length}`;
      formIds.push(id);
      return own === undefined ? `<form id="${id}"${attributes}>` : tag;
    });
  const fields = formIds.map((id) => `<input type="hidden" name="variant" value="${field}" form="${id}">`).join('');
  return { html: carried, fields };
}

function withVariant(address: string, value: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  // The link that leaves the preview has an empty query.
  if (query === '?' || /[?;&]variant=/.test(query)) return address;
  return `${path}${query === '' ? '?' : `${query}&amp;`}variant=${value}${hash}`;
}
