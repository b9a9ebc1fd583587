/// <reference lib="esnext.temporal" />
import type { FigureTotals } from '@vitrine/contract/core/figures.ts';
import { sellerFigureTexts, sellerReportEndPath, sellerReportPdfPath } from '@vitrine/contract/core/seller-reports.ts';
import { formatDay } from '@vitrine/contract/date-format.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { CardRow } from '../listings/present-listing.ts';
import { type LeadSite, senderOf } from './lead.ts';
import { mailLink } from './lead-facts.ts';
import { formatNumber, listingCard } from './listing-card.ts';
import { listingPicture } from './listing-picture.ts';
import type { Mail } from './mail.ts';
import type { MailPart } from './template/mail-content.ts';
import { renderMail } from './template/render-mail.ts';

const texts = {
  fr: {
    subject: (address: string) => `Votre propriété cette semaine\u00a0: ${address}`,
    views: (count: number) => (count > 1 ? `${formatNumber(count, 'fr')}\u00a0vues` : `${count}\u00a0vue`),
    preview: (views: string, leads: string) => `${views}, ${leads} du lundi au dimanche.`,
    leads: (count: number) => (count > 1 ? `${formatNumber(count, 'fr')}\u00a0demandes` : `${count}\u00a0demande`),
    intro: (site: string, from: string, to: string) =>
      `Bonjour,\nVoici l’intérêt que votre propriété a suscité sur le site de ${site} du ${from} au ${to}.`,
    week: 'La semaine',
    ever: 'Depuis le début',
    before: (count: string) => ` (${count} la semaine d’avant)`,
    pdf: 'Voir le rapport en PDF',
    how: 'Les vues sont comptées sans témoins et sans suivre les visiteurs. Les robots et notre équipe n’y sont pas\u00a0; les visiteurs qui bloquent les scripts non plus.',
    why: (site: string, date: string) =>
      `${site} vous écrit parce que vous avez accepté, le ${date}, de recevoir chaque lundi le rapport de votre propriété. Il prend fin quand elle n’est plus sur le marché.`,
    reach: '\nPour nous joindre\u00a0: ',
    end: 'Ne plus recevoir ce rapport',
  },
  en: {
    subject: (address: string) => `Your property this week: ${address}`,
    views: (count: number) => `${formatNumber(count, 'en')} ${count === 1 ? 'view' : 'views'}`,
    preview: (views: string, leads: string) => `${views}, ${leads} from Monday to Sunday.`,
    leads: (count: number) => `${formatNumber(count, 'en')} ${count === 1 ? 'inquiry' : 'inquiries'}`,
    intro: (site: string, from: string, to: string) =>
      `Hello,\nHere is the interest that your property received on the site of ${site} from ${from} to ${to}.`,
    week: 'This week',
    ever: 'Since the beginning',
    before: (count: string) => ` (${count} the week before)`,
    pdf: 'See the report as a PDF',
    how: 'Views are counted without cookies and without following visitors. Robots and our team are left out, and so are visitors who block scripts.',
    why: (site: string, date: string) =>
      `${site} is writing to you because you agreed on ${date} to receive the report of your property every Monday. It ends when the property leaves the market.`,
    reach: '\nTo reach us: ',
    end: 'Stop this report',
  },
};

interface Facts {
  report: { id: string; token: string; locale: Locale; email: string; created_at: Date };
  listing: CardRow;
  site: LeadSite;
  contact: { name: string; email: string };
  days: { day: string }[];
  totals: FigureTotals;
  previous: FigureTotals;
  ever: FigureTotals;
}

interface Circumstances {
  /** The Monday after the week. */
  week: string;
  from: string;
  assetsUrl: string | undefined;
  now: Date;
}

const names = ['view', 'heart', 'share', 'sheet', 'lead'] as const satisfies readonly (keyof FigureTotals)[];

const dayText = (day: string | undefined, locale: Locale) =>
  day === undefined ? '' : formatDay(new Date(`${day}T17:00:00Z`), locale, 'dayOfWeek');

/**
 * Returns the weekly report to a seller, in the seller's language. It contains what CASL requires (sender, contact address, a link that ends it) and
 * supports one-click unsubscription in the mail program (RFC 8058).
 */
export function sellerReportMail(
  { report, listing, site, contact, days, totals, previous, ever }: Facts,
  { week, from, assetsUrl, now }: Circumstances,
): Mail {
  const { locale, token } = report;
  const t = texts[locale];
  const labels = sellerFigureTexts[locale];
  const siteName = site.name[locale];
  const at = (path: string) => new URL(path, site.origin).href;
  const card = listingCard(listing, {
    origin: site.origin,
    locale,
    now,
    picture: listingPicture(listing.media, assetsUrl),
  });
  const subject = t.subject(card.address);
  const count = (value: number) => formatNumber(value, locale);
  const reachLink = mailLink(contact.email);
  const parts: MailPart[] = [
    { kind: 'paragraph', text: t.intro(siteName, dayText(days[0]?.day, locale), dayText(days.at(-1)?.day, locale)) },
    { kind: 'listing', listing: card },
    {
      kind: 'facts',
      title: t.week,
      facts: names.map((name) => [labels[name], count(totals[name]) + t.before(count(previous[name]))] as const),
    },
    { kind: 'facts', title: t.ever, facts: names.map((name) => [labels[name], count(ever[name])] as const) },
    { kind: 'button', text: t.pdf, href: at(sellerReportPdfPath(token)) },
    { kind: 'small', text: t.how },
  ];
  return {
    messageId: `<report.${report.id}.${week}@${from.split('@').at(-1)}>`,
    from: { name: siteName, address: from },
    to: { name: '', address: report.email },
    replyTo: { name: contact.name, address: contact.email },
    subject,
    ...renderMail({
      ...{ locale, sender: senderOf(site, locale), subject, heading: subject, parts },
      preview: t.preview(t.views(totals.view), t.leads(totals.lead)),
      footnote: [
        t.why(siteName, formatDay(report.created_at, locale)),
        t.reach,
        reachLink ? { text: contact.email, href: reachLink } : contact.email,
        '\n',
        { text: t.end, href: at(sellerReportEndPath(token)) },
      ],
    }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': locale,
      'List-Unsubscribe': `<${at(sellerReportEndPath(token))}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
