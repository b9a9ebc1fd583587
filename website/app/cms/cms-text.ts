import type { TextComponent } from '@vitrine/contract/components.ts';
import { type Locale, pickLocale } from '@vitrine/contract/locale.ts';

const lineBreak = /<br\s*\/?>/gi;
const tag = /<\/?[a-z][^>]*>/gi;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/**
 * The words of a text field as plain text: line break tags become new lines (`1-shell §3`), markup of a rich text falls away.
 * React escapes what is left, so nothing here is ever markup.
 */
export function finishText(component: TextComponent | null | undefined, locale: Locale): string {
  const raw = pickLocale(component?.content, locale);
  if (!raw) return '';
  const lines = raw.replace(lineBreak, '\n');
  if (component?.cms_component !== 'richtext' && component?.cms_component !== 'edito') return lines.trim();
  return lines
    .replace(/<\/p>\s*<p/gi, '</p>\n<p')
    .replace(tag, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    .trim();
}
