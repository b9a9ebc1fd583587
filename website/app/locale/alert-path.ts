/** True for the path of an alert page or of its data (`alertPagePath` of the contract). */
export const isAlertPath = (pathname: string): boolean => /^\/(fr\/alertes|en\/alerts)\/[^/]/.test(pathname);

/**
 * Replaces the token of an alert in a text. The token gives access to the alert, so logs and error reports must not contain it.
 */
export const withoutToken = (text: string): string => text.replace(/(\/alerte?s\/)[^/?#.\s"'<>]+/g, '$1[token]');
