/** An internal address, or a query of the page itself: `/fr/contact`, `?page=2`. Text of an attribute, so `&` is `&amp;`. */
const internalLink = /(<a\s[^>]*?\bhref=")(\/(?:fr|en)(?:[/?#][^"]*)?|\/(?:[?#][^"]*)?|\?[^"]*)"/g;
const getForm = /<form\b(?![^>]*\bmethod="post")([^>]*)>/gi;

export interface CarriedHtml {
  html: string;
  /** Fields for the forms of the page; they stand outside of it and name their form. */
  fields: string;
}

/**
 * Lets every internal link and search form of a document carry its variant on (`1-shell §2`), those of code that knows nothing of
 * variants included. Only staff see such documents, and a link that is followed in the browser is led there by the page route.
 */
export function carryVariant(html: string, variantId: string): CarriedHtml {
  const value = encodeURIComponent(variantId);
  const field = escapeAttribute(variantId);
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

const escapeAttribute = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
