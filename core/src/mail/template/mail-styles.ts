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

/** The inline styles of a mail. Many clients remove style sheets, so a mail must look right with these alone. */
export const styles = {
  page: `margin:0;padding:0;background-color:${light.page};font-family:${sans}`,
  preview: 'display:none;overflow:hidden;max-height:0;max-width:0;opacity:0;color:transparent;mso-hide:all',
  outer: `padding:32px 12px;background-color:${light.page};font-family:${sans}`,
  container: `width:100%;max-width:${mailWidth}px;margin:0 auto`,
  senderName: `padding:0 4px 18px;font-family:${serif};font-size:20px;line-height:28px;color:${light.text}`,
  plainLink: `color:${light.text};text-decoration:none`,
  content: `padding:36px 40px 22px;background-color:${light.content};border:1px solid ${light.rule};border-radius:12px;overflow-wrap:anywhere;word-break:break-word`,
  heading: `margin:0 0 20px;font-family:${serif};font-size:26px;line-height:34px;font-weight:normal;color:${light.text}`,
  link: `color:${light.text};text-decoration:underline`,
  paragraph: `margin:0 0 18px;color:${light.text};font-size:16px;line-height:26px`,
  box: 'width:100%;margin:0 0 22px',
  notice: `padding:14px 18px;border-radius:8px;background-color:${light.note}`,
  noticeText: `margin:0;color:${light.noteText};font-size:16px;line-height:26px`,
  noticeLink: 'color:inherit;text-decoration:underline',
  quote: `padding:2px 0 2px 18px;border-left:3px solid ${light.rule}`,
  quoteText: `margin:0;color:${light.text};font-size:16px;line-height:26px`,
  small: `margin:0 0 14px;color:${light.muted};font-size:13px;line-height:20px`,
  factsTitle: `margin:0 0 6px;font-size:13px;line-height:20px;font-weight:600;letter-spacing:0.04em;text-transform:uppercase;color:${light.muted}`,
  facts: 'width:100%;margin:0 0 26px;border-collapse:collapse',
  label: `width:38%;padding:9px 16px 9px 0;border-top:1px solid ${light.rule};font-size:15px;line-height:22px;font-weight:normal;text-align:left;vertical-align:top;color:${light.muted}`,
  value: `padding:9px 0;border-top:1px solid ${light.rule};font-size:15px;line-height:22px;vertical-align:top;color:${light.text}`,
  buttonTable: 'margin:6px 0 28px',
  buttonCell: `border-radius:8px;background-color:${light.text};mso-padding-alt:14px 28px`,
  button: `display:inline-block;padding:14px 28px;border:1px solid ${light.text};border-radius:8px;background-color:${light.text};color:${light.content};font-size:16px;line-height:20px;font-weight:600;text-decoration:none`,
  listing: `width:100%;margin:0 0 22px;border:1px solid ${light.rule};border-radius:10px;border-collapse:separate`,
  picture: `display:block;width:100%;height:auto;border:0;border-radius:9px 9px 0 0;background-color:${light.rule}`,
  listingTexts: 'padding:18px 20px',
  badge: `margin:0 0 6px;font-size:13px;line-height:18px;font-weight:600;color:${light.noteText}`,
  price: `margin:0 0 2px;font-family:${serif};font-size:21px;line-height:28px;color:${light.text}`,
  address: `margin:0 0 4px;font-size:16px;line-height:24px;color:${light.text}`,
  details: `margin:0;font-size:14px;line-height:22px;color:${light.muted}`,
  attribution: `margin:6px 0 0;font-size:12px;line-height:18px;color:${light.muted}`,
  footer: `padding:22px 4px 0;font-size:13px;line-height:20px;color:${light.muted}`,
  footerLine: `margin:0 0 10px;color:${light.muted}`,
  footerLink: `color:${light.muted};text-decoration:underline`,
};

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
