const nbsp = '\u00A0';

/**
 * Sets the spaces of Québec French that must not break: before `: ; ! ? » % $`, after `«`, inside numbers and before units.
 * It only changes spaces that are there, so that addresses and markup keep their signs.
 */
export const french = (text: string): string =>
  text
    .replace(/ ([:;!?»%$])/g, `${nbsp}$1`)
    .replace(/« /g, `«${nbsp}`)
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${nbsp}`)
    .replace(/(\d) (km|m²|pi²|h|ans|°C)(?![\p{L}\d])/gu, `$1${nbsp}$2`);
