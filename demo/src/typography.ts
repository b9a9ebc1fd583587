const nbsp = '\u00A0';

/**
 * Makes the spaces of Québec French non-breaking: before `: ; ! ? » % $`, after `«`, inside numbers and before units. Only
 * existing spaces change, so that addresses and markup stay intact. The ordinal of a first day is raised.
 */
export const french = (text: string): string =>
  text
    .replace(/ ([:;!?»%$])/g, `${nbsp}$1`)
    .replace(/\b1er(?= \p{Ll})/gu, '1ᵉʳ')
    .replace(/« /g, `«${nbsp}`)
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${nbsp}`)
    .replace(/(\d) (km|m²|pi²|h|ans|°C)(?![\p{L}\d])/gu, `$1${nbsp}$2`);

/** Words that introduce the next one, so that a line of a title does not end with them. */
const leadingWords = new Set(
  'à au aux avec ce ces cette chez comme dans de des deux du elle elles en et il ils je la le les leur ma mais mes mon ne nos notre on ou par pour quatre que qui sa sans se ses si son sous sur trois un une vos votre'.split(
    ' ',
  ),
);

/** Number of characters that stay together on one line: what fits into a title's column on a phone. */
const longestJoin = 16;

/** Keeps an article, a preposition or another leading word of a French title on the line of the word that it introduces. */
export const joinLeadingWords = (title: string): string =>
  title.split(' ').reduceRight((rest, word) => {
    const [joined = ''] = rest.split(' ', 1);
    const isJoined = leadingWords.has(word.toLowerCase()) && word.length + 1 + joined.length <= longestJoin;
    return `${word}${isJoined ? nbsp : ' '}${rest}`;
  });

const wordJoiner = '\u2060';

/**
 * Keeps pronouns on the line of their verb in a title: no title breaks after « voulez- » in a question, after « Écrivez- », or between
 * « vous » or « se » and its verb.
 */
export const joinInversions = (title: string): string =>
  (title.includes('?')
    ? title.replace(/-(?:t-)?(?:ils?|elles?|on|vous|nous)(?!\p{L})/gu, (ending) =>
        ending.replaceAll('-', `-${wordJoiner}`),
      )
    : title
  )
    .replace(/(ez)-(?=(?:moi|nous|vous|l[ea]s?|y|en)(?!\p{L}))/gu, `$1-${wordJoiner}`)
    .replace(/(?<=^|\s)((?:je|nous) vous|se) (?=\p{L})/giu, (pronouns) => pronouns.replaceAll(' ', nbsp));
