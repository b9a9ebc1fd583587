import { create as createQrCode } from 'qrcode';
import { textsOf } from '../locale/define-texts.ts';
import type { LoadedPictures } from './load-pictures.server.ts';
import type { Sheet, SheetPerson } from './sheet.ts';
import { type Box, contentWidth, page, type SheetDocument, type TextStyle } from './sheet-document.server.ts';
import { ink, line, styles } from './sheet-styles.ts';
import { sheetTexts } from './sheet-texts.ts';

/** Size of the code that leads to the page of the listing, pt. */
const qrSize = 62;
const portraitSize = 50;
/** Height of the place of the logo, pt. */
export const headerHeight = 34;

/** Draws the logo, the kind of the listing and its number at the top of a page. */
export function drawHeader(
  pdf: SheetDocument,
  { kind, number, accent, host, locale }: Sheet,
  { logo }: LoadedPictures,
): void {
  const top = page.margin - 6;
  const right = { x: page.margin + 200, width: contentWidth - 200 };
  if (logo) {
    const place = { x: page.margin, y: top + (headerHeight - logo.height) / 2, width: logo.width, height: logo.height };
    pdf.tag('Figure', () => pdf.image(logo.bytes, place), { alt: textsOf(sheetTexts, locale).logo(host) });
  } else {
    pdf.tag('P', () => pdf.text(host, { x: page.margin, y: top + 8, width: 190 }, styles.person));
  }
  pdf.tag('P', () => {
    pdf.text(kind, { ...right, y: top + 5 }, { ...styles.kind, color: accent });
    pdf.text(number, { ...right, y: top + 18 }, styles.number);
  });
}

/** Returns the height of what the source asks for. */
export const dutiesHeight = (pdf: SheetDocument, { attribution }: Sheet): number =>
  attribution.reduce((sum, text) => sum + pdf.linesOf(text, styles.disclaimer, contentWidth).length * 8.1, 0);

/** Draws what the source of the listing asks for, and returns its height. */
export function drawDuties(pdf: SheetDocument, { attribution }: Sheet, y: number): void {
  let top = y;
  for (const text of attribution)
    pdf.tag('P', () => {
      top += pdf.text(text, { x: page.margin, y: top, width: contentWidth }, styles.disclaimer);
    });
}

/** Height of the people and the code at the foot of a page, pt. */
export const contactHeight = 78;

/** Draws who answers, and the code that leads to the page. */
export function drawContact(pdf: SheetDocument, sheet: Sheet, pictures: LoadedPictures, y: number): void {
  const t = textsOf(sheetTexts, sheet.locale);
  pdf.rule(y, { color: line });
  const top = y + 9;
  const people = sheet.people.slice(0, 2);
  const width = people.length > 1 ? 172 : 260;
  people.forEach((person, index) => {
    const portrait = pictures.portraits[index] ?? null;
    drawPerson(pdf, sheet, { person, portrait }, { x: page.margin + index * (width + 12), y: top, width });
  });
  if (people.length === 0 && sheet.office.length > 0) drawOffice(pdf, sheet, { x: page.margin, y: top, width });
  const qr = { x: page.width - page.margin - qrSize, y: top, width: qrSize, height: qrSize };
  pdf.tag('Figure', () => drawQrCode(pdf, sheet.shortAddress, qr), { alt: t.qr(sheet.shortAddress) });
  const words = { x: qr.x - 128, width: 120 };
  const { host, pathname: path } = new URL(sheet.shortAddress);
  pdf.tag('P', () => {
    const height = pdf.text(
      t.online,
      { ...words, y: top + 8 },
      { ...styles.small, font: 'bold', color: ink, align: 'right' },
    );
    pdf.text(host, { ...words, y: top + 12 + height }, { ...styles.small, align: 'right', lines: 1 });
    pdf.text(path, { ...words, y: top + 22 + height }, { ...styles.small, align: 'right', lines: 1 });
  });
}

function drawPerson(
  pdf: SheetDocument,
  { office, locale }: Sheet,
  { person, portrait }: { person: SheetPerson; portrait: Buffer | null },
  { x, y, width }: Omit<Box, 'height'>,
): void {
  if (portrait) {
    const place = { x, y, width: portraitSize, height: portraitSize };
    const alt = textsOf(sheetTexts, locale).portrait(person.name);
    pdf.tag('Figure', () => pdf.image(portrait, place, portraitSize / 2), { alt });
  }
  const left = portrait ? portraitSize + 10 : 0;
  const words = { x: x + left, width: width - left };
  let top = y;
  const write = (text: string, style: TextStyle) => {
    if (text === '') return;
    pdf.tag('P', () => {
      top += pdf.text(text, { ...words, y: top }, style);
    });
  };
  // A long name is set smaller, as it would be cut beside a portrait.
  const share = words.width / Math.max(1, pdf.widthOf(person.name, styles.person) + 1);
  write(person.name, { ...styles.person, size: styles.person.size * Math.min(1, Math.max(0.7, share)) });
  write(person.title, styles.personTitle);
  write(person.phone, styles.phone);
  write(office[0] ?? '', { ...styles.small, lines: 1 });
}

function drawOffice(pdf: SheetDocument, { office }: Sheet, { x, y, width }: Omit<Box, 'height'>): void {
  let top = y;
  office.forEach((text, index) => {
    pdf.tag('P', () => {
      top += pdf.text(text, { x, y: top, width }, index === 0 ? styles.person : styles.small);
    });
  });
}

/** Draws a QR code as one shape of squares. */
function drawQrCode(pdf: SheetDocument, address: string, { x, y, width }: Box): void {
  const { modules } = createQrCode(address, { errorCorrectionLevel: 'M' });
  const side = width / modules.size;
  const boxes = Array.from(modules.data).flatMap((isDark, at) =>
    isDark
      ? [{ x: x + (at % modules.size) * side, y: y + Math.floor(at / modules.size) * side, width: side, height: side }]
      : [],
  );
  pdf.fill(boxes, ink);
}

/** Baseline of the last line of a page, pt from the top. */
export const footTop = page.height - 26;

/** Draws the day and the page number at the foot of every page, as decoration. */
export function drawFeet(pdf: SheetDocument, { locale, day }: Sheet): void {
  const t = textsOf(sheetTexts, locale);
  for (let index = 0; index < pdf.pages; index++) {
    pdf.onPage(index, () => {
      pdf.text(t.printed(day), { x: page.margin, y: footTop, width: 430 }, { ...styles.small, lines: 1 });
      if (pdf.pages === 1) return;
      const place = { x: page.margin + 430, y: footTop, width: contentWidth - 430 };
      pdf.text(t.pageOf(index + 1, pdf.pages), place, { ...styles.small, align: 'right', lines: 1 });
    });
  }
}
