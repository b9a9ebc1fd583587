import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import type { LetterLink, LetterWords } from './letter.ts';
import { type LetterStyle, styles } from './letter-style.ts';

const pieces = (words: LetterWords): readonly (string | LetterLink)[] => (typeof words === 'string' ? [words] : words);

const lineBreak = createElement('br');

/** Line breaks as `<br>`. */
const lines = (text: string): ReactNode[] =>
  text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [lineBreak, line]));

type Props = { words: LetterWords; linkStyle?: LetterStyle; linkClass?: string };

/** Words with their links. */
export function Words({ words, linkStyle = styles.link, linkClass = 'ink' }: Props): ReactElement {
  const children = pieces(words).flatMap((piece) =>
    typeof piece === 'string'
      ? lines(piece)
      : [createElement('a', { href: piece.href, className: linkClass, style: linkStyle }, piece.text)],
  );
  return createElement(Fragment, null, ...children);
}

/** Words as plain text: a link that its own text does not give away stands behind it. */
export const plainWords = (words: LetterWords): string =>
  pieces(words)
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      const { text, href } = piece;
      return href === text || /^(mailto|tel):/.test(href) ? text : `${text} <${href}>`;
    })
    .join('');
