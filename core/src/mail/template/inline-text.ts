import { html } from 'hono/html';
import type { InlineText, TextLink } from './mail-content.ts';
import { styles } from './mail-styles.ts';

/** A piece of HTML. Texts that are put into it are escaped; other pieces of HTML are not. */
export type Markup = ReturnType<typeof html>;

const pieces = (text: InlineText): readonly (string | TextLink)[] => (typeof text === 'string' ? [text] : text);

/** Returns a text with its line breaks as `<br>`. */
const withLineBreaks = (text: string): Markup =>
  html`${text.split('\n').map((line, index) => (index === 0 ? line : html`<br/>${line}`))}`;

/** Renders a text with its links. */
export const formattedText = (text: InlineText, linkStyle: string = styles.link, linkClass = 'ink'): Markup =>
  html`${pieces(text).map((piece) =>
    typeof piece === 'string'
      ? withLineBreaks(piece)
      : html`<a href="${piece.href}" class="${linkClass}" style="${linkStyle}">${piece.text}</a>`,
  )}`;

/** Returns the plain text; the address of a link follows unless its text already shows it. */
export const toPlainText = (text: InlineText): string =>
  pieces(text)
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      const { text: label, href } = piece;
      return href === label || /^(mailto|tel):/.test(href) ? label : `${label} <${href}>`;
    })
    .join('');
