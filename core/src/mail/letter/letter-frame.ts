import { createElement, type ReactElement } from 'react';
import type { Letter } from './letter.ts';
import { layoutTable, Part } from './letter-parts.ts';
import { letterWidth, styleSheet, styles } from './letter-style.ts';
import { Words } from './letter-words.ts';

/** Keeps clients from filling the line after the preview with the first words of the letter. */
const filler = '\u034f\u200c\u00a0'.repeat(60);

const Head = ({ subject }: Letter) =>
  createElement(
    'head',
    null,
    createElement('meta', { charSet: 'utf-8' }),
    createElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    createElement('meta', { name: 'color-scheme', content: 'light dark' }),
    createElement('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    // Else phones turn any number into a link of their own colour.
    createElement('meta', { name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no, url=no' }),
    createElement('title', null, subject),
    createElement('style', null, styleSheet),
  );

const Wordmark = ({ sender }: Letter) =>
  createElement(
    'td',
    { className: 'ink', style: styles.wordmark },
    createElement('a', { href: sender.origin, className: 'ink', style: styles.plainLink }, sender.name),
  );

const Paper = ({ heading, parts }: Letter) =>
  createElement(
    'td',
    { className: 'paper', style: styles.paper },
    createElement('h1', { className: 'heading ink', style: styles.heading }, heading),
    ...parts.map((part) => createElement(Part, { part })),
  );

const Foot = ({ sender, footnote }: Letter) =>
  createElement(
    'td',
    { className: 'muted', style: styles.foot },
    footnote &&
      createElement(
        'p',
        { className: 'muted', style: styles.footLine },
        createElement(Words, { words: footnote, linkClass: 'muted', linkStyle: styles.footLink }),
      ),
    createElement(
      'p',
      { className: 'muted', style: styles.footLine },
      sender.name,
      createElement('br'),
      sender.postalAddress,
      sender.postalAddress && createElement('br'),
      createElement(
        'a',
        { href: sender.origin, className: 'muted', style: styles.footLink },
        new URL(sender.origin).host,
      ),
    ),
  );

const row = (cell: ReactElement) => createElement('tr', null, cell);

/** The whole HTML of a letter. The width is an attribute for Outlook and a greatest width for everybody else. */
export function LetterFrame(letter: Letter): ReactElement {
  const lang = `${letter.locale}-CA`;
  const sheet = createElement(
    'table',
    { ...layoutTable, width: letterWidth, align: 'center', style: styles.sheet },
    createElement(
      'tbody',
      null,
      row(createElement(Wordmark, letter)),
      row(createElement(Paper, letter)),
      row(createElement(Foot, letter)),
    ),
  );
  return createElement(
    'html',
    { lang, dir: 'ltr' },
    createElement(Head, letter),
    createElement(
      'body',
      { className: 'page', style: styles.page },
      createElement(
        'div',
        { style: styles.preview },
        letter.preview,
        createElement('span', { 'aria-hidden': true }, filler),
      ),
      // Some clients throw the html element away, and with it the language and what a screen reader calls the letter.
      createElement(
        'div',
        { role: 'article', 'aria-roledescription': 'email', 'aria-label': letter.subject, lang, dir: 'ltr' },
        createElement(
          'table',
          { ...layoutTable, width: '100%', className: 'page' },
          createElement(
            'tbody',
            null,
            row(createElement('td', { align: 'center', className: 'desk page', style: styles.desk }, sheet)),
          ),
        ),
      ),
    ),
  );
}
