import type { Locale } from '@vitrine/contract/locale.ts';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { FormattedText } from './inline-text.ts';
import type { InlineText, MailListing, MailPart } from './mail-content.ts';
import { contentWidth, type MailStyle, styles } from './mail-styles.ts';

/** Attributes of layout tables, which Outlook needs; screen readers ignore them as tables. */
export const layoutTable = { role: 'presentation', border: 0, cellPadding: 0, cellSpacing: 0 } as const;

const row = (...cells: ReactNode[]) => createElement('tr', null, ...cells);
const table = (props: object, ...rows: ReactNode[]) =>
  createElement('table', { ...layoutTable, ...props }, createElement('tbody', null, ...rows));

const Paragraph = ({ text }: { text: InlineText }) =>
  createElement('p', { className: 'text', style: styles.paragraph }, createElement(FormattedText, { words: text }));

/** Renders a table cell, the only element whose padding Outlook supports. */
const boxed = (cellProps: { className: string; style: MailStyle }, content: ReactNode) =>
  table({ width: '100%', style: styles.box }, row(createElement('td', cellProps, content)));

const Notice = ({ text }: { text: InlineText }) =>
  boxed(
    { className: 'note', style: styles.notice },
    createElement(
      'p',
      { className: 'note', style: styles.noticeText },
      createElement(FormattedText, { words: text, linkClass: 'note', linkStyle: { ...styles.link, color: 'inherit' } }),
    ),
  );

const Quote = ({ text, locale }: { text: string; locale?: Locale }) =>
  boxed(
    { className: 'quote', style: styles.quote },
    createElement(
      'blockquote',
      { className: 'text', style: styles.quoteText, ...(locale && { lang: `${locale}-CA` }) },
      createElement(FormattedText, { words: text }),
    ),
  );

const Small = ({ text }: { text: InlineText }) =>
  createElement(
    'p',
    { className: 'muted', style: styles.small },
    createElement(FormattedText, { words: text, linkClass: 'muted', linkStyle: styles.footerLink }),
  );

type FactsProps = { title?: string; facts: readonly (readonly [string, InlineText])[] };

const Facts = ({ title, facts }: FactsProps) =>
  createElement(
    'div',
    null,
    title && createElement('h2', { className: 'muted', style: styles.factsTitle }, title),
    createElement(
      'table',
      { border: 0, cellPadding: 0, cellSpacing: 0, width: '100%', style: styles.facts },
      createElement(
        'tbody',
        null,
        ...facts.map(([label, value]) =>
          row(
            createElement('th', { scope: 'row', align: 'left', className: 'label muted', style: styles.label }, label),
            createElement(
              'td',
              { className: 'value text', style: styles.value },
              createElement(FormattedText, { words: value }),
            ),
          ),
        ),
      ),
    ),
  );

/** Renders a button as a cell, because Outlook does not support padding around a link. */
const Button = ({ text, href }: { text: string; href: string }) =>
  table(
    { className: 'button-table', style: styles.buttonTable },
    row(
      createElement(
        'td',
        { align: 'center', className: 'button-cell', style: styles.buttonCell },
        createElement('a', { href, className: 'button', style: styles.button }, text),
      ),
    ),
  );

/** Lazy, because React otherwise adds a preload link for the picture, which is useless in a mail. */
const Picture = ({ href, picture }: { href: string; picture: string }) =>
  createElement(
    'a',
    { href, tabIndex: -1, 'aria-hidden': true },
    createElement('img', { src: picture, alt: '', width: contentWidth, loading: 'lazy', style: styles.picture }),
  );

function Listing({ listing }: { listing: MailListing }) {
  const { href, address, type, price, details, badge, picture, attribution = [] } = listing;
  return table(
    { width: '100%', className: 'listing', style: styles.listing },
    picture && row(createElement('td', null, createElement(Picture, { href, picture }))),
    row(
      createElement(
        'td',
        { style: styles.listingWords },
        badge && createElement('p', { className: 'badge', style: styles.badge }, badge),
        price && createElement('p', { className: 'text', style: styles.price }, price),
        createElement(
          'p',
          { className: 'text', style: styles.address },
          createElement('a', { href, className: 'text', style: styles.link }, address),
        ),
        createElement('p', { className: 'muted', style: styles.details }, [type, ...details].join(' · ')),
        ...attribution.map((words) =>
          createElement(
            'p',
            { className: 'muted', style: styles.attribution },
            createElement(FormattedText, { words, linkStyle: styles.footerLink, linkClass: 'muted' }),
          ),
        ),
      ),
    ),
  );
}

/** Renders one part of a mail. */
export function Part({ part }: { part: MailPart }): ReactElement {
  switch (part.kind) {
    case 'paragraph':
      return createElement(Paragraph, part);
    case 'notice':
      return createElement(Notice, part);
    case 'quote':
      return createElement(Quote, part);
    case 'facts':
      return createElement(Facts, part);
    case 'button':
      return createElement(Button, part);
    case 'listing':
      return createElement(Listing, part);
    case 'small':
      return createElement(Small, part);
  }
}
