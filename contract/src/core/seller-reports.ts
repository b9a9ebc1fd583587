import { z } from 'zod';
import type { Locale } from '../locale.ts';
import { emailPattern } from './contact-patterns.ts';
import { dayFigures, figureTotals } from './figures.ts';
import { plainLine } from './plain-text.ts';

export const sellerReportStatuses = ['active', 'paused', 'ended'] as const;
export type SellerReportStatus = (typeof sellerReportStatuses)[number];

/** Who or what ended a report. */
export const sellerReportEnds = ['seller', 'staff', 'off-market'] as const;

/** 256 random bits in base64url, which let the seller read and end the report; in addresses only, and never in a log. */
export const sellerReportToken = z.string().regex(/^[\w-]{43}$/);

const uls = z.string().regex(/^\d{4,12}$/);

/** A weekly report to the seller of a listing, as staff see it. */
export const sellerReport = z.object({
  id: z.uuid(),
  uls,
  email: z.string(),
  locale: z.enum(['fr', 'en']),
  status: z.enum(sellerReportStatuses),
  end_reason: z.enum(sellerReportEnds).nullable(),
  consent: z.string().describe('How the seller agreed, in the words of staff.'),
  staff: z.string().describe('Who added it.'),
  created_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
  last_sent_at: z.iso.datetime().nullable(),
});
export type SellerReport = z.infer<typeof sellerReport>;

/** Response of the staff routes of reports: those of one listing, the newest first. */
export const sellerReportsAnswer = z.object({ data: z.array(sellerReport) });

/** Body of `POST seller-reports` of a site. */
export const newSellerReport = z.object({
  uls,
  email: z.string().trim().max(254).regex(emailPattern),
  locale: z.enum(['fr', 'en']),
  consent: z.string().overwrite(plainLine).trim().min(3).max(300),
});
export type NewSellerReport = z.infer<typeof newSellerReport>;

/** Body of `PATCH seller-reports/{id}`: pauses, resumes or ends a report. One that has ended stays so. */
export const sellerReportChange = z.object({ status: z.enum(sellerReportStatuses) });

/** Response of `GET seller-reports/{id}/preview`: the mail of the last whole week, and the path of its PDF on the website. */
export const sellerReportPreviewAnswer = z.object({
  data: z.object({ subject: z.string(), html: z.string(), pdf_url: z.string() }),
});

/** Response of `GET seller-reports/{token}`, from which the website makes the page of the seller and the PDF. */
export const sellerReportAnswer = z.object({
  data: z.object({
    status: z.enum(sellerReportStatuses),
    locale: z.enum(['fr', 'en']),
    site_name: z.string(),
    listing: z.object({ uls, type: z.string(), address: z.string(), url: z.string() }),
    contact: z.object({ name: z.string(), email: z.string() }),
    days: z.array(dayFigures).describe('The last whole week, Monday to Sunday.'),
    totals: figureTotals,
    previous: figureTotals.describe('Those of the week before.'),
    ever: figureTotals.describe('Those of all days that are kept.'),
  }),
});
export type SellerReportData = z.infer<typeof sellerReportAnswer>['data'];

const base = (token: string): string => `/api/seller-reports/${token}`;

/** Returns the path of a report as PDF, without the site’s origin. */
export const sellerReportPdfPath = (token: string): string => `${base(token)}/report.pdf`;

/** Returns the path of the page that ends a report. A mail program posts there for its reader (RFC 8058). */
export const sellerReportEndPath = (token: string): string => `${base(token)}/end`;

/** Words of the counts, for who reads a report. */
export const sellerFigureTexts: Record<Locale, Record<keyof z.infer<typeof figureTotals>, string>> = {
  fr: {
    view: 'Vues de la page',
    heart: 'Ajouts aux favoris',
    share: 'Partages',
    sheet: 'Fiches PDF ouvertes',
    lead: 'Demandes reçues',
  },
  en: {
    view: 'Page views',
    heart: 'Added to favourites',
    share: 'Shares',
    sheet: 'PDF sheets opened',
    lead: 'Inquiries received',
  },
};
