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
