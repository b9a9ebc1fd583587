import { textFormats } from './lexical-to-html.ts';
import { type HtmlNode, parseHtml } from './parse-html.ts';

/** A node of the rich text editor's state. */
export interface LexicalNode {
  type: string;
  version: number;
  [key: string]: unknown;
}

const block = { format: '' as const, indent: 0, direction: 'ltr' as const, version: 1 };
const blockTags = new Set([
  'p',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'blockquote',
  'hr',
  'section',
  'article',
]);
const formatOf: Readonly<Record<string, number>> = {
  ...Object.fromEntries(textFormats.map(([bit, tag]) => [tag, bit])),
  b: 1,
  i: 2,
  del: 4,
};
const headingOf: Readonly<Record<string, string>> = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' };

/**
 * Converts HTML to the editor's state: paragraphs, headings, lists, quotes, links and emphasis. Of other elements, only the text is kept.
 */
export function htmlToLexical(html: string): { root: LexicalNode } {
  return { root: { ...block, type: 'root', children: blocks(parseHtml(html)) } };
}

/** Returns block nodes; text between blocks is wrapped in paragraphs. */
function blocks(nodes: readonly HtmlNode[]): LexicalNode[] {
  const found: LexicalNode[] = [];
  let loose: HtmlNode[] = [];
  const close = () => {
    if (loose.some((node) => node.tag !== null || node.text.trim() !== '')) found.push(paragraph(loose));
    loose = [];
  };
  for (const node of nodes) {
    if (node.tag === null || !blockTags.has(node.tag)) {
      loose.push(node);
      continue;
    }
    close();
    found.push(...blockNode(node.tag, node.children));
  }
  close();
  return found;
}

const paragraph = (children: readonly HtmlNode[]): LexicalNode => ({
  ...block,
  type: 'paragraph',
  textFormat: 0,
  textStyle: '',
  children: inline(children, 0),
});

function blockNode(tag: string, children: readonly HtmlNode[]): LexicalNode[] {
  const heading = headingOf[tag];
  if (heading) return [{ ...block, type: 'heading', tag: heading, children: inline(children, 0) }];
  if (tag === 'ul' || tag === 'ol') return [list(tag, children)];
  if (tag === 'blockquote') return [{ ...block, type: 'quote', children: inline(withoutParagraphs(children), 0) }];
  if (tag === 'hr') return [{ type: 'horizontalrule', version: 1 }];
  if (tag === 'p') return [paragraph(children)];
  return blocks(children);
}

/** Replaces the paragraphs in a quote with line breaks, because the editor's quotes contain text only. */
const withoutParagraphs = (children: readonly HtmlNode[]): HtmlNode[] =>
  children.flatMap((child, index) => {
    if (child.tag !== 'p') return [child];
    const lineBreak: HtmlNode = { tag: 'br', attributes: {}, children: [], text: '' };
    return index < children.length - 1 ? [...child.children, lineBreak] : child.children;
  });

function list(tag: 'ul' | 'ol', children: readonly HtmlNode[]): LexicalNode {
  const items = children.filter((child) => child.tag === 'li');
  return {
    ...block,
    type: 'list',
    tag,
    listType: tag === 'ol' ? 'number' : 'bullet',
    start: 1,
    children: items.map((item, index) => ({
      ...block,
      type: 'listitem',
      value: index + 1,
      children: item.children.flatMap((child) =>
        child.tag === 'ul' || child.tag === 'ol' ? [list(child.tag, child.children)] : inline([child], 0),
      ),
    })),
  };
}

function inline(nodes: readonly HtmlNode[], format: number): LexicalNode[] {
  return nodes.flatMap((node): LexicalNode[] => {
    if (node.tag === null) return node.text === '' ? [] : [textNode(node.text, format)];
    if (node.tag === 'br') return [{ type: 'linebreak', version: 1 }];
    if (node.tag === 'a') return [linkNode(node, format)];
    return inline(node.children, format | (formatOf[node.tag] ?? 0));
  });
}

const textNode = (text: string, format: number): LexicalNode => ({
  type: 'text',
  version: 1,
  text,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
});

const linkNode = (node: HtmlNode, format: number): LexicalNode => ({
  ...block,
  type: 'link',
  version: 3,
  fields: { linkType: 'custom', url: node.attributes.href ?? '', newTab: node.attributes.target === '_blank' },
  children: inline(node.children, format),
});
