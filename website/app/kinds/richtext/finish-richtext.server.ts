import type { TextComponent } from '@vitrine/contract/kinds/text.ts';
import { pickLocale } from '@vitrine/contract/locale.ts';
import sanitizeHtml from 'sanitize-html';
import { escapeHtml } from '../../ui/escape-html.ts';
import { finishHref, type LinkContext } from '../link/finish-link.server.ts';
import { keepPostalCodes } from '../text/keep-postal-codes.ts';

/** Sanitised HTML, the only HTML that may be rendered as such. */
export type SafeHtml = string & { readonly safeHtml: unique symbol };

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      'p',
      'br',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'blockquote',
      'hr',
      'ul',
      'ol',
      'li',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
    ],
    ...[
      'a',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'sub',
      'sup',
      'small',
      'mark',
      'span',
      'wbr',
      'figure',
      'figcaption',
      'img',
    ],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel', 'tabindex'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'srcset', 'sizes'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    '*': ['lang'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

/** Allows line breaks after `@` and dots in an email address, so that `prenom.nom@courtiers-de-la-rive.ca` fits on a phone. */
const breakEmails = (text: string): string =>
  text.replace(/(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, (email) =>
    email.replace(/[@.]/g, (mark) => `<wbr />${mark}`),
  );

/** Sets where the lines of a text may and may not break. */
const breakLines = (text: string): string => keepPostalCodes(breakEmails(text));

/**
 * Returns rich text of the content service, sanitised by an allow-list, with its links and pictures resolved. Plain text is
 * escaped.
 */
export function finishRichtext(
  component: TextComponent | null | undefined,
  context: Pick<LinkContext, 'locale' | 'internalQuery' | 'asset'>,
): SafeHtml {
  const raw = pickLocale(component?.content, context.locale);
  if (!raw) return '' as SafeHtml; // an empty string contains no markup
  if (component?.cms_component === 'text') return paragraphs(raw);
  if (component?.cms_component === 'textarea') return paragraphs(raw);
  const clean = sanitizeHtml(raw, {
    ...options,
    transformTags: {
      h1: 'h2',
      a: (tagName, { href, target }) => ({
        tagName,
        attribs: anchorAttributes(finishHref(href, context).href, target === '_blank'),
      }),
      img: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, src: context.asset(attribs.src ?? ''), loading: 'lazy' },
      }),
    },
    textFilter: breakLines,
  });
  return clean as SafeHtml; // the sanitiser's own output
}

function anchorAttributes(href: string | null, isNewTab: boolean): sanitizeHtml.Attributes {
  if (href === null) return { rel: 'nofollow', tabindex: '-1' };
  return isNewTab ? { href, target: '_blank', rel: 'noopener' } : { href };
}

function paragraphs(text: string): SafeHtml {
  const html = text
    .split(/\n{2,}/)
    .map(
      (paragraph) => `<p>${breakLines(escapeHtml(paragraph)).replace(/<br\s*\/?>|&lt;br\s*\/?&gt;|\n/g, '<br />')}</p>`,
    )
    .join('');
  return html as SafeHtml; // every character of the text was escaped
}
