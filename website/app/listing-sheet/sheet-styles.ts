import type { TextStyle } from './sheet-document.server.ts';

export const ink = '#141412';
export const muted = '#55554f';
export const line = '#d8d8d4';
export const panel = '#f2f2ef';

export const styles = {
  street: { font: 'display', size: 21, color: ink, lineHeight: 25, lines: 2 },
  price: { font: 'display', size: 21, color: ink, lineHeight: 25, align: 'right', lines: 2 },
  place: { font: 'text', size: 10, color: muted, lines: 1 },
  note: { font: 'text', size: 8.5, color: muted, lines: 3 },
  kind: { font: 'bold', size: 9, color: ink, align: 'right', lines: 1 },
  number: { font: 'text', size: 8, color: muted, align: 'right', lines: 1 },
  figure: { font: 'bold', size: 12, color: ink, lines: 1 },
  figureLabel: { font: 'text', size: 7.5, color: muted, lines: 1 },
  heading: { font: 'display', size: 13, color: ink, lines: 1 },
  body: { font: 'text', size: 8.8, color: ink, lineHeight: 12.4 },
  label: { font: 'text', size: 8, color: muted },
  value: { font: 'bold', size: 8, color: ink, align: 'right' },
  column: { font: 'text', size: 7, color: muted, lines: 1 },
  person: { font: 'display', size: 13, color: ink, lines: 1 },
  personTitle: { font: 'text', size: 7.5, color: muted, lines: 2 },
  phone: { font: 'bold', size: 9.5, color: ink, lines: 1 },
  small: { font: 'text', size: 7, color: muted },
  disclaimer: { font: 'text', size: 6, color: muted },
} satisfies Record<string, TextStyle>;
