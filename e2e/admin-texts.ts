import { en } from '@payloadcms/translations/languages/en';
import { fr } from '@payloadcms/translations/languages/fr';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { Page } from 'playwright-core';
import { contentConfig } from '../content/src/content-config.ts';
import { readStoreEnv } from '../content/src/env.ts';
import { asObject } from '../content/src/values/untyped-values.ts';

/** Modules of texts; `other-texts.ts` reads the texts of documents in their other language. */
const textModules = import.meta.glob(['../content/src/**/*-texts.ts', '!../content/src/admin/menus/other-texts.ts'], {
  eager: true,
});

/** Parts of the configuration that name the same objects again, or hold no texts of forms. */
const skipped = /^(parent|payload|db|secret|localization|supportedLanguages|translations)$/;

type Pair = Readonly<Record<Locale, string>>;

/** Returns every pair of texts `{ fr, en }` within a value. */
function pairsIn(value: unknown, seen = new Set<unknown>()): Pair[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  if (Array.isArray(value)) return value.flatMap((entry) => pairsIn(entry, seen));
  const own = asObject(value);
  if (typeof own.fr === 'string' && typeof own.en === 'string') return [{ fr: own.fr, en: own.en }];
  const together = typeof own.fr === 'object' && typeof own.en === 'object' ? pairsOf(own.fr, own.en) : [];
  const below = Object.entries(own).flatMap(([name, entry]) => (skipped.test(name) ? [] : pairsIn(entry, seen)));
  return [...together, ...below];
}

/** Returns the pairs of texts at the same places of a dictionary of each language. */
function pairsOf(french: unknown, english: unknown): Pair[] {
  if (typeof french === 'string' && typeof english === 'string') return [{ fr: french, en: english }];
  const other = asObject(english);
  return Object.entries(asObject(french)).flatMap(([name, value]) => pairsOf(value, other[name]));
}

/** Texts of the admin that stand in one language alone, by language: from the configuration, Payload and the text modules. */
export async function readOwnTexts(): Promise<Record<Locale, ReadonlySet<string>>> {
  const config = await contentConfig(
    readStoreEnv({ DATABASE_URL: 'postgres://none', PAYLOAD_SECRET: 'only-to-read-the-texts' }),
  );
  const translations = asObject(config.i18n.translations);
  const pairs = [
    ...pairsIn([config.collections, config.globals, config.blocks]),
    ...pairsOf(fr.translations, en.translations),
    ...pairsOf(translations.fr, translations.en),
    ...pairsIn(Object.values(textModules)),
  ];
  const all = { fr: new Set(pairs.map((pair) => pair.fr)), en: new Set(pairs.map((pair) => pair.en)) };
  return { fr: all.fr.difference(all.en), en: all.en.difference(all.fr) };
}

/** Texts that no editor should read: keys of translations, names of colours, times of another zone, values of code. */
const rawTexts =
  /^[a-z]+:[a-z]+[A-Za-z]*$|\bcolou?r 0\d\b|\bUTC\b|\[object Object\]|\bundefined\b|\bNaN\b|Invalid Date/i;

/** Texts of Payload that have no translation. */
const untranslated: readonly string[] = ['Order'];

/** Returns the texts that the page shows or reads aloud that are raw, or of the other language; cells of tables hold content. */
export async function findWrongTexts(
  page: Page,
  language: Locale,
  texts: Record<Locale, ReadonlySet<string>>,
): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) found.add(node.getAttribute(name) ?? '');
      } else if (node.parentElement?.closest('script, style, [contenteditable], code, td') === null) {
        found.add(node.textContent ?? '');
      }
    }
    return [...found].map((text) => text.trim()).filter((text) => text.length > 2 && !text.startsWith('/'));
  });
  const wrong = texts[language === 'fr' ? 'en' : 'fr'];
  return [...shown, await page.title()].filter(
    (text) => rawTexts.test(text) || (wrong.has(text) && !untranslated.includes(text)),
  );
}
