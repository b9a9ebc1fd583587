import type { CSSProperties } from 'react';

/** A style with properties for Outlook. */
export type MailStyle = CSSProperties & { msoHide?: 'all'; msoPaddingAlt?: string };

const sans = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const serif = "Georgia,'Times New Roman',serif";

/** Every colour has a contrast of at least 4.5:1 with its background, in light and dark mode. */
const light = {
  page: '#f3f2ef',
  content: '#ffffff',
  text: '#1d2430',
  muted: '#596270',
  rule: '#e2e1dc',
  note: '#fdf3d8',
  noteText: '#54410d',
};
const dark = {
  page: '#14171c',
  content: '#1e2229',
  text: '#f1f0ec',
  muted: '#a9b0bb',
  rule: '#3a404a',
  note: '#3b3217',
  noteText: '#f6e3ac',
};

/** Width of a mail, px, which fits the panes of all common clients. */
export const mailWidth = 600;
/** Width of the content of a mail, px; Outlook reads it from attributes. */
export const contentWidth = mailWidth - 2 * 41;

const baseText: MailStyle = { margin: '0 0 18px', color: light.text, fontSize: 16, lineHeight: '26px' };

/** The inline styles of a mail. Many clients remove style sheets, so a mail must look right with these alone. */
export const styles = {
  page: { margin: 0, padding: 0, backgroundColor: light.page, fontFamily: sans },
  preview: {
    display: 'none',
    overflow: 'hidden',
    maxHeight: 0,
    maxWidth: 0,
    opacity: 0,
    color: 'transparent',
    msoHide: 'all',
  },
  outer: { padding: '32px 12px', backgroundColor: light.page, fontFamily: sans },
  container: { width: '100%', maxWidth: mailWidth, margin: '0 auto' },
  senderName: { padding: '0 4px 18px', fontFamily: serif, fontSize: 20, lineHeight: '28px', color: light.text },
  plainLink: { color: light.text, textDecoration: 'none' },
  content: {
    padding: '36px 40px 22px',
    backgroundColor: light.content,
    border: `1px solid ${light.rule}`,
    borderRadius: 12,
    overflowWrap: 'anywhere',
    wordBreak: 'break-word',
  },
  heading: {
    margin: '0 0 20px',
    fontFamily: serif,
    fontSize: 26,
    lineHeight: '34px',
    fontWeight: 'normal',
    color: light.text,
  },
  link: { color: light.text, textDecoration: 'underline' },
  paragraph: baseText,
  box: { width: '100%', margin: '0 0 22px' },
  notice: { padding: '14px 18px', borderRadius: 8, backgroundColor: light.note },
  noticeText: { ...baseText, margin: 0, color: light.noteText },
  quote: { padding: '2px 0 2px 18px', borderLeft: `3px solid ${light.rule}` },
  quoteText: { ...baseText, margin: 0 },
  small: { ...baseText, margin: '0 0 14px', fontSize: 13, lineHeight: '20px', color: light.muted },
  factsTitle: {
    margin: '0 0 6px',
    fontSize: 13,
    lineHeight: '20px',
    fontWeight: 600,
    letterSpacing: '0.04em',
    textTransform: 'uppercase',
    color: light.muted,
  },
  facts: { width: '100%', margin: '0 0 26px', borderCollapse: 'collapse' },
  label: {
    width: '38%',
    padding: '9px 16px 9px 0',
    borderTop: `1px solid ${light.rule}`,
    fontSize: 15,
    lineHeight: '22px',
    fontWeight: 'normal',
    textAlign: 'left',
    verticalAlign: 'top',
    color: light.muted,
  },
  value: {
    padding: '9px 0',
    borderTop: `1px solid ${light.rule}`,
    fontSize: 15,
    lineHeight: '22px',
    verticalAlign: 'top',
    color: light.text,
  },
  buttonTable: { margin: '6px 0 28px' },
  buttonCell: { borderRadius: 8, backgroundColor: light.text, msoPaddingAlt: '14px 28px' },
  button: {
    display: 'inline-block',
    padding: '14px 28px',
    border: `1px solid ${light.text}`,
    borderRadius: 8,
    backgroundColor: light.text,
    color: light.content,
    fontSize: 16,
    lineHeight: '20px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  listing: {
    width: '100%',
    margin: '0 0 22px',
    border: `1px solid ${light.rule}`,
    borderRadius: 10,
    borderCollapse: 'separate',
  },
  picture: {
    display: 'block',
    width: '100%',
    height: 'auto',
    border: 0,
    borderRadius: '9px 9px 0 0',
    backgroundColor: light.rule,
  },
  listingWords: { padding: '18px 20px' },
  badge: { margin: '0 0 6px', fontSize: 13, lineHeight: '18px', fontWeight: 600, color: light.noteText },
  price: { margin: '0 0 2px', fontFamily: serif, fontSize: 21, lineHeight: '28px', color: light.text },
  address: { margin: '0 0 4px', fontSize: 16, lineHeight: '24px', color: light.text },
  details: { margin: 0, fontSize: 14, lineHeight: '22px', color: light.muted },
  attribution: { margin: '6px 0 0', fontSize: 12, lineHeight: '18px', color: light.muted },
  footer: { padding: '22px 4px 0', fontSize: 13, lineHeight: '20px', color: light.muted },
  footerLine: { margin: '0 0 10px', color: light.muted },
  footerLink: { color: light.muted, textDecoration: 'underline' },
} satisfies Record<string, MailStyle>;

/** Style sheet for narrow screens and dark mode, which inline styles cannot express. Only `!important` overrides an inline style. */
export const styleSheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (max-width:480px){',
  '.outer{padding:20px 10px!important}.content{padding:26px 20px 12px!important}.heading{font-size:23px!important;line-height:30px!important}',
  '.label{width:42%!important;padding-right:12px!important}',
  '}',
  '@media (prefers-color-scheme:dark){',
  `.page{background-color:${dark.page}!important}`,
  `.content{background-color:${dark.content}!important}`,
  `.content,.quote,.label,.value,.listing{border-color:${dark.rule}!important}`,
  `.text{color:${dark.text}!important}.muted{color:${dark.muted}!important}`,
  `.note{background-color:${dark.note}!important;color:${dark.noteText}!important}.badge{color:${dark.noteText}!important}`,
  `.button-cell,.button{background-color:${dark.text}!important;border-color:${dark.text}!important;color:${dark.page}!important}`,
  '}',
].join('');
