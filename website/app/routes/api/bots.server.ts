/** Programs that say in their name that they are no visitor, and libraries that send requests. */
const bot =
  /(?<!cu)bot\b|bot[/_-]|crawl|spider|slurp|preview|headless|lighthouse|pagespeed|monitor|uptime|pingdom|facebookexternalhit|whatsapp|embedly|scrap|archiv|curl|wget|python|java\/|okhttp|axios|node-fetch|undici|go-http|libwww|httpclient|phantom|puppeteer|playwright|selenium|^\s*$/i;

/** True when the name of a browser is that of a program. */
export const isBot = (userAgent: string): boolean => bot.test(userAgent);
