import { createElement, type ReactElement } from 'react';
import { FormattedText } from './inline-text.ts';
import type { MailContent } from './mail-content.ts';
import { layoutTable, Part } from './mail-parts.ts';
import { mailWidth, styleSheet, styles } from './mail-styles.ts';

/** Keeps clients from filling the line after the preview with the first words of the mail. */
const filler = '\u034f\u200c\u00a0'.repeat(60);

const Head = ({ subject }: MailContent) =>
  createElement(
    'head',
    null,
    createElement('meta', { charSet: 'utf-8' }),
    createElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    createElement('meta', { name: 'color-scheme', content: 'light dark' }),
    createElement('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    // Otherwise phones turn any number into a link in their own colour.
    createElement('meta', { name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no, url=no' }),
    createElement('title', null, subject),
    createElement('style', null, styleSheet),
  );

const SenderName = ({ sender }: MailContent) =>
  createElement(
    'td',
    { className: 'text', style: styles.senderName },
    createElement('a', { href: sender.origin, className: 'text', style: styles.plainLink }, sender.name),
  );

const Body = ({ heading, parts }: MailContent) =>
  createElement(
    'td',
    { className: 'content', style: styles.content },
    createElement('h1', { className: 'heading text', style: styles.heading }, heading),
    ...parts.map((part) => createElement(Part, { part })),
  );

const Footer = ({ sender, footnote }: MailContent) =>
  createElement(
    'td',
    { className: 'muted', style: styles.footer },
    footnote &&
      createElement(
        'p',
        { className: 'muted', style: styles.footerLine },
        createElement(FormattedText, { words: footnote, linkClass: 'muted', linkStyle: styles.footerLink }),
      ),
    createElement(
      'p',
      { className: 'muted', style: styles.footerLine },
      sender.name,
      createElement('br'),
      sender.postalAddress,
      sender.postalAddress && createElement('br'),
      createElement(
        'a',
        { href: sender.origin, className: 'muted', style: styles.footerLink },
        new URL(sender.origin).host,
      ),
    ),
  );

const row = (cell: ReactElement) => createElement('tr', null, cell);

/** Renders the HTML of a mail. The width is an attribute for Outlook and a `max-width` for other clients. */
export function MailLayout(mail: MailContent): ReactElement {
  const lang = `${mail.locale}-CA`;
  const container = createElement(
    'table',
    { ...layoutTable, width: mailWidth, align: 'center', style: styles.container },
    createElement(
      'tbody',
      null,
      row(createElement(SenderName, mail)),
      row(createElement(Body, mail)),
      row(createElement(Footer, mail)),
    ),
  );
  return createElement(
    'html',
    { lang, dir: 'ltr' },
    createElement(Head, mail),
    createElement(
      'body',
      { className: 'page', style: styles.page },
      createElement(
        'div',
        { style: styles.preview },
        mail.preview,
        createElement('span', { 'aria-hidden': true }, filler),
      ),
      // Some clients remove the html element with its language and title, which screen readers announce.
      createElement(
        'div',
        { role: 'article', 'aria-roledescription': 'email', 'aria-label': mail.subject, lang, dir: 'ltr' },
        createElement(
          'table',
          { ...layoutTable, width: '100%', className: 'page' },
          createElement(
            'tbody',
            null,
            row(createElement('td', { align: 'center', className: 'outer page', style: styles.outer }, container)),
          ),
        ),
      ),
    ),
  );
}
