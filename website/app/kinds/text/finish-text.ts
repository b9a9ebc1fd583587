import type { TextComponent } from '@vitrine/contract/kinds/text.ts';
import { type Locale, pickLocale } from '@vitrine/contract/locale.ts';
import { keepPostalCodes } from './keep-postal-codes.ts';

const lineBreak = /<br\s*\/?>/gi;
const tag = /<\/?[a-z][^<>]*>/gi;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/**
 * Returns a text field as plain text: `<br>` tags become line breaks (components.3), other markup is removed. React escapes the
 * result, so it is never interpreted as markup.
 */
export function finishText(component: TextComponent | null | undefined, { locale }: { locale: Locale }): string {
  const raw = pickLocale(component?.content, locale);
  if (!raw) return '';
  const lines = keepPostalCodes(raw.replace(lineBreak, '\n'));
  if (component?.cms_component !== 'richtext' && component?.cms_component !== 'edito') return lines.trim();
  return lines
    .replace(/<\/p>\s*<p/gi, '</p>\n<p')
    .replace(tag, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    .trim();
}
