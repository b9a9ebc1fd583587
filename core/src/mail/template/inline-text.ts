import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import type { InlineText, TextLink } from './mail-content.ts';
import { type MailStyle, styles } from './mail-styles.ts';

const pieces = (words: InlineText): readonly (string | TextLink)[] => (typeof words === 'string' ? [words] : words);

const lineBreak = createElement('br');

/** Returns a text with its line breaks as `<br>`. */
const lines = (text: string): ReactNode[] =>
  text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [lineBreak, line]));

type Props = { words: InlineText; linkStyle?: MailStyle; linkClass?: string };

/** Renders a text with its links. */
export function FormattedText({ words, linkStyle = styles.link, linkClass = 'ink' }: Props): ReactElement {
  const children = pieces(words).flatMap((piece) =>
    typeof piece === 'string'
      ? lines(piece)
      : [createElement('a', { href: piece.href, className: linkClass, style: linkStyle }, piece.text)],
  );
  return createElement(Fragment, null, ...children);
}

/** Returns the plain text; the address of a link follows unless its text already shows it. */
export const toPlainText = (words: InlineText): string =>
  pieces(words)
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      const { text, href } = piece;
      return href === text || /^(mailto|tel):/.test(href) ? text : `${text} <${href}>`;
    })
    .join('');
