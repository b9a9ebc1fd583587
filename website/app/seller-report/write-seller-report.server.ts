import { type SellerReportData, sellerFigureTexts } from '@vitrine/contract/core/seller-reports.ts';
import { formatDay } from '@vitrine/contract/date-format.ts';
import { contentWidth, page, SheetDocument, type TextStyle } from '../listing-sheet/sheet-document.server.ts';
import { type SheetLook, sheetFonts } from '../listing-sheet/sheet-fonts.server.ts';
import { ink, line, muted, panel, styles } from '../listing-sheet/sheet-styles.ts';
import { textsOf } from '../locale/define-texts.ts';
import { formatLocale, formatNumber } from '../locale/format.ts';
import { sellerReportTexts } from './seller-report-texts.ts';

const names = ['view', 'heart', 'share', 'sheet', 'lead'] as const;

const count = { font: 'display', size: 24, color: ink, lineHeight: 30, lines: 1 } as const satisfies TextStyle;
const cell = { font: 'text', size: 9, color: ink, align: 'right', lines: 1 } as const satisfies TextStyle;
const head = { ...cell, size: 8, color: muted } as const satisfies TextStyle;

const box = { gap: 8, height: 88 };
const chart = { height: 130, label: 16 };
const rowHeight = 18;

/** The report with the look of its site. */
interface Report {
  data: SellerReportData;
  accent: string;
  look: SheetLook;
}

const dayOf = (day: string | undefined, { locale }: SellerReportData) =>
  day === undefined ? '' : formatDay(new Date(`${day}T17:00:00Z`), locale, 'dayOfWeek');
const shortDayOf = (day: string, { locale }: SellerReportData) =>
  formatDay(new Date(`${day}T17:00:00Z`), locale, 'shortDayOfWeek');

/** Returns the report of a week to a seller as PDF, on one page. */
export async function writeSellerReport(report: Report): Promise<Buffer> {
  const { data, look } = report;
  const t = textsOf(sellerReportTexts, data.locale);
  const title = `${t.title}, ${data.listing.address}`;
  const fonts = await sheetFonts(look);
  const pdf = new SheetDocument({ fonts, title, lang: formatLocale(data.locale), author: data.site_name });
  let top = drawTitle(pdf, report);
  top = drawTotals(pdf, report, top + 18);
  top = drawChart(pdf, report, top + 22);
  top = drawDays(pdf, report, top + 20);
  drawEnd(pdf, report, top + 22);
  return await pdf.end();
}

function drawTitle(pdf: SheetDocument, { data, accent }: Report): number {
  const t = textsOf(sellerReportTexts, data.locale);
  const { address, type, uls } = data.listing;
  const wide = { x: page.margin, width: contentWidth };
  pdf.tag('P', () => {
    pdf.text(data.site_name, { x: page.margin, y: page.margin, width: contentWidth / 2 }, styles.person);
    const right = { x: page.margin + contentWidth / 2, y: page.margin + 3, width: contentWidth / 2 };
    pdf.text(t.title, right, { ...styles.kind, color: accent });
  });
  pdf.rule(page.margin + 26, { color: line });
  let top = page.margin + 40;
  pdf.tag('H1', () => {
    top += pdf.text(address, { ...wide, y: top }, styles.street);
  });
  pdf.tag('P', () => {
    top += 4 + pdf.text(`${type} · ${t.number(uls)}`, { ...wide, y: top + 4 }, styles.place);
  });
  pdf.tag('P', () => {
    const period = t.period(dayOf(data.days[0]?.day, data), dayOf(data.days.at(-1)?.day, data));
    top += pdf.text(period, { ...wide, y: top }, { ...styles.place, color: ink });
  });
  return top;
}

/** Draws the totals of the week, each with that of the week before. */
function drawTotals(pdf: SheetDocument, { data }: Report, top: number): number {
  const t = textsOf(sellerReportTexts, data.locale);
  const width = (contentWidth - (names.length - 1) * box.gap) / names.length;
  names.forEach((name, index) => {
    const x = page.margin + index * (width + box.gap);
    pdf.fill([{ x, y: top, width, height: box.height }], panel);
    const inner = { x: x + 8, width: width - 16 };
    const label = { ...styles.figureLabel, lines: 2, lineHeight: 10 };
    pdf.tag('P', () => {
      pdf.text(sellerFigureTexts[data.locale][name], { ...inner, y: top + 8 }, label);
      pdf.text(formatNumber(data.totals[name], data.locale), { ...inner, y: top + 30 }, count);
      pdf.text(t.before(formatNumber(data.previous[name], data.locale)), { ...inner, y: top + 63 }, label);
    });
  });
  return top + box.height;
}

/** Draws the views of each day as bars, which the table below says in numbers. */
function drawChart(pdf: SheetDocument, { data, accent }: Report, top: number): number {
  const t = textsOf(sellerReportTexts, data.locale);
  pdf.tag('H2', () => pdf.text(t.chart, { x: page.margin, y: top, width: contentWidth }, styles.heading));
  const base = top + 26 + chart.height;
  const most = Math.max(1, ...data.days.map(({ view }) => view));
  const width = contentWidth / data.days.length;
  const days = data.days.map(({ day, view }) => `${shortDayOf(day, data)} ${formatNumber(view, data.locale)}`);
  const draw = () => {
    const bars = data.days.map(({ view }, index) => {
      const height = (view / most) * (chart.height - chart.label);
      return { x: page.margin + index * width + 10, y: base - height, width: width - 20, height };
    });
    pdf.fill(bars, accent);
    data.days.forEach(({ day, view }, index) => {
      const place = { x: page.margin + index * width, width };
      const y = (bars[index]?.y ?? base) - chart.label;
      drawCentred(pdf, formatNumber(view, data.locale), { ...place, y }, styles.phone);
      drawCentred(pdf, shortDayOf(day, data), { ...place, y: base + 5 }, styles.label);
    });
    pdf.rule(base, { color: muted });
  };
  pdf.tag('Figure', draw, { alt: t.chartSummary(days.join(', ')) });
  return base + chart.label;
}

function drawCentred(
  pdf: SheetDocument,
  text: string,
  { x, y, width }: { x: number; y: number; width: number },
  style: TextStyle,
): void {
  const textWidth = pdf.widthOf(text, style);
  pdf.text(text, { x: x + (width - textWidth) / 2, y, width: textWidth + 1 }, style);
}

/** Draws the counts of each day, and those since the beginning, as a table. */
function drawDays(pdf: SheetDocument, { data }: Report, top: number): number {
  const t = textsOf(sellerReportTexts, data.locale);
  const first = 120;
  const width = (contentWidth - first) / names.length;
  const draw = (tag: 'TH' | 'TD', y: number, [label, ...cells]: string[], style: TextStyle) => {
    pdf.group('TR', () => {
      const left = { ...style, align: 'left' as const };
      pdf.tag('TH', () => pdf.text(label ?? '', { x: page.margin, y, width: first }, left), {
        scope: tag === 'TH' ? 'Column' : 'Row',
      });
      cells.forEach((text, index) => {
        const place = { x: page.margin + first + index * width, y, width };
        pdf.tag(tag, () => pdf.text(text, place, style), tag === 'TH' ? { scope: 'Column' } : {});
      });
    });
    pdf.rule(y + rowHeight - 4, { color: line });
  };
  const numbersOf = (counts: SellerReportData['ever']) => names.map((name) => formatNumber(counts[name], data.locale));
  let y = top;
  pdf.group('Table', () => {
    draw('TH', y, [t.day, ...names.map((name) => sellerFigureTexts[data.locale][name])], head);
    for (const day of data.days) {
      y += rowHeight;
      draw('TD', y, [dayOf(day.day, data), ...numbersOf(day)], cell);
    }
    y += rowHeight;
    draw('TD', y, [t.ever, ...numbersOf(data.ever)], { ...cell, font: 'bold' });
  });
  return y + rowHeight;
}

/** Draws who answers, and how was counted. */
function drawEnd(pdf: SheetDocument, { data }: Report, top: number): void {
  const t = textsOf(sellerReportTexts, data.locale);
  const wide = { x: page.margin, width: contentWidth };
  let y = top;
  pdf.tag('P', () => {
    y += pdf.text(t.contact, { ...wide, y }, styles.label);
    y += pdf.text(data.contact.name, { ...wide, y }, styles.person);
    y += pdf.text(data.contact.email, { ...wide, y }, styles.body);
  });
  pdf.tag('P', () => pdf.text(t.how, { ...wide, y: y + 10 }, styles.note));
}
