import type { Locale } from '@vitrine/contract/locale.ts';
import { html, raw } from 'hono/html';
import type { Markup } from '../mail/template/inline-text.ts';

const style = raw(`<style>
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #1f2328; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; } h2 { margin: 2rem 0 0.5rem; font-size: 1.2rem; } h3 { margin: 1.25rem 0 0.25rem; font-size: 1rem; }
table { width: 100%; border-collapse: collapse; } th, td { padding: 0.35rem 0.75rem 0.35rem 0; border-bottom: 1px solid #d8dce1; text-align: start; vertical-align: top; }
th { width: 35%; font-weight: 400; color: #57606a; } td { white-space: pre-line; }
@media print { body { margin: 0; max-width: none; } h2, h3, tr { break-after: avoid; } }
</style>`);

/** Returns a whole HTML document that needs no other file: it is read, kept and printed as it is. */
export const htmlDocument = (locale: Locale, title: string, content: Markup): string =>
  String(
    html`<!doctype html><html lang="${locale}-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>${style}</head><body><h1>${title}</h1>${content}</body></html>`,
  );

/** Returns a table of labels and values; rows without a value are left out. */
export const factTable = (facts: readonly (readonly [label: string, value: string | null])[]): Markup =>
  html`<table><tbody>${facts
    .filter(([, value]) => value !== null && value !== '')
    .map(([label, value]) => html`<tr><th scope="row">${label}</th><td>${value}</td></tr>`)}</tbody></table>`;
