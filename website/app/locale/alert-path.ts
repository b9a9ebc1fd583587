/** Whether a path, or that of its data, is the page of one alert (`alertPagePath` of the contract). */
export const isAlertPath = (pathname: string): boolean => /^\/(fr\/alertes|en\/alerts)\/[^/]/.test(pathname);

/** Whoever has the token of an alert has the alert: no log and no report holds one, be it of a page, of a call or of core. */
export const withoutToken = (text: string): string => text.replace(/(\/alerte?s\/)[^/?#.\s"'<>]+/g, '$1[token]');
