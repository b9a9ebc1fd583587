import { asList, asNumber, asObject, asText, type Loose } from '../values/untyped-values.ts';
import { documentAddress } from './document-links.ts';

/** The bits of a Lexical text node's `format` with the HTML element of each, the outermost first. */
export const textFormats = [
  [1, 'strong'],
  [2, 'em'],
  [8, 'u'],
  [4, 's'],
] as const;

/** Characters that are escaped. Apostrophes are not, unlike in libraries, so that French texts survive a round trip unchanged. */
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const safeAddress = /^(https?:|mailto:|tel:|\/(?![/\\])|#)/i;

/**
 * Converts the rich text editor's state to HTML, in which links to documents of the site name them (`document-links.ts`), with paragraphs, headings, lists, quotes, rules, links and emphasis only. Any other node is
 * replaced with its children.
 */
export function lexicalToHtml(state: unknown): string {
  return children(asObject(asObject(state).root));
}

const children = (node: Loose): string =>
  asList(node.children)
    .map((child) => nodeToHtml(asObject(child)))
    .join('');

function nodeToHtml(node: Loose): string {
  switch (node.type) {
    case 'text':
      return textToHtml(asText(node.text) ?? '', asNumber(node.format) ?? 0);
    case 'linebreak':
      return '<br>';
    case 'paragraph':
      return `<p>${children(node)}</p>`;
    case 'heading':
      return `<${headingTag(node.tag)}>${children(node)}</${headingTag(node.tag)}>`;
    case 'quote':
      return `<blockquote>${children(node)}</blockquote>`;
    case 'horizontalrule':
      return '<hr>';
    case 'list':
      return node.listType === 'number' ? `<ol>${children(node)}</ol>` : `<ul>${children(node)}</ul>`;
    case 'listitem':
      return `<li>${children(node)}</li>`;
    case 'link':
    case 'autolink':
      return linkToHtml(node);
    default:
      return children(node);
  }
}

const headingTag = (tag: unknown) => (tag === 'h3' || tag === 'h4' ? tag : 'h2');

function textToHtml(text: string, format: number): string {
  const tags = textFormats.filter(([bit]) => (format & bit) !== 0).map(([, tag]) => tag);
  return `${tags.map((tag) => `<${tag}>`).join('')}${escapeHtml(text)}${tags
    .reverse()
    .map((tag) => `</${tag}>`)
    .join('')}`;
}

function linkToHtml(node: Loose): string {
  const { url, newTab } = asObject(node.fields);
  const written = asText(url) ?? '';
  const address = documentAddress(node) ?? (safeAddress.test(written) ? written : null);
  if (address === null) return children(node);
  const blank = newTab === true ? ' target="_blank" rel="noopener"' : '';
  return `<a href="${escapeHtml(address)}"${blank}>${children(node)}</a>`;
}
