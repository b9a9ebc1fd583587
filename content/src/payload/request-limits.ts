import type { Message } from './message-for.ts';

/** Maximum size of a request without its files, bytes. The largest redirect table in JSON stays below it. */
export const maxBodyBytes = 4 * 1024 * 1024;
/** Maximum size of a file that a browser sends to a bucket, bytes: the server holds it in memory while it checks it. */
export const maxFileBytes = 200 * 1024 * 1024;
/** Maximum number of characters of one text. An article consists of many such texts, one for each run of equally formatted characters. */
export const maxTextLength = 100_000;
/** Maximum nesting level of lists and groups. Blocks within blocks, and lists within lists of a text, need about forty levels. */
const maxLevels = 200;

export const limitMessages = {
  body: {
    fr: 'L’envoi dépasse 4 Mo sans ses fichiers. Raccourcissez les textes ou répartissez le contenu sur plusieurs pages.',
    en: 'This is more than 4 MB without its files. Shorten the texts, or divide the content among several pages.',
  },
  text: {
    fr: 'Un des textes dépasse 100 000 caractères. Raccourcissez-le.',
    en: 'One of the texts has more than 100,000 characters. Shorten it.',
  },
  levels: {
    fr: `Le contenu est imbriqué sur plus de ${maxLevels} niveaux. Simplifiez-le.`,
    en: `The content is nested on more than ${maxLevels} levels. Simplify it.`,
  },
} satisfies Record<string, Message>;

export const malformedJson: Message = {
  fr: 'La requête n’est pas du JSON valide.',
  en: 'The request is not valid JSON.',
};

/** Returns which limit the value exceeds. Iterative, so that nesting cannot exhaust the stack. */
export function exceededLimit(value: unknown, maxLength = maxTextLength): 'text' | 'levels' | undefined {
  const waiting: { inner: unknown; level: number }[] = [{ inner: value, level: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { inner, level } = next;
    if (typeof inner === 'string' && inner.length > maxLength) return 'text';
    if (typeof inner !== 'object' || inner === null || ArrayBuffer.isView(inner)) continue;
    if (level === maxLevels) return 'levels';
    for (const each of Object.values(inner)) waiting.push({ inner: each, level: level + 1 });
  }
}
