/** Properties of a response that change its security headers. */
export interface PolicyNeeds {
  /** Hashes of the inline scripts and styles of an HTML page, each quoted, separated by spaces; undefined for anything else. */
  inline?: { scripts: string; styles: string } | undefined;
  /** True when the admin may embed the page, for the live preview. */
  framedByAdmin?: boolean;
  /** Other origins of the page's iframes. */
  frameOrigins?: string | null;
  /** Replaces the default referrer policy. */
  referrerPolicy?: string | null;
  /** True when staff injected scripts into the page, which may connect to any service. */
  injectsScripts?: boolean;
}

/** Reads them from the headers by which the application tells the server. */
export function policyNeeds(headers: Headers): PolicyNeeds {
  const isHtml = (headers.get('content-type') ?? '').startsWith('text/html');
  return {
    inline: isHtml
      ? { scripts: headers.get('x-script-sources') ?? '', styles: headers.get('x-style-sources') ?? '' }
      : undefined,
    framedByAdmin: headers.get('x-preview') === 'verified',
    frameOrigins: headers.get('x-frame-origins'),
    referrerPolicy: headers.get('referrer-policy'),
    injectsScripts: headers.get('x-injects') === 'scripts',
  };
}
