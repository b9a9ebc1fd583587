/** Who needs a captcha right now (`1-shell §4`, Captcha). */
export interface CaptchaNeed {
  /** Counted once per identifier, however often it asks. */
  request(identifier?: string): void;
  /** Does nothing where the identifier had not asked. */
  release(identifier?: string): void;
  isNeeded(): boolean;
}

/** `onChange` is told when the first one asks and when the last one is gone. */
export function createCaptchaNeed(onChange: (isNeeded: boolean) => void): CaptchaNeed {
  const requesters = new Set<string>();
  return {
    request(identifier = 'default') {
      const wasNeeded = requesters.size > 0;
      requesters.add(identifier);
      if (!wasNeeded) onChange(true);
    },
    release(identifier = 'default') {
      if (requesters.delete(identifier) && requesters.size === 0) onChange(false);
    },
    isNeeded: () => requesters.size > 0,
  };
}

/** The page's own: what a captcha shows outside of the forms stands only while one of them is in view. */
export const captchaNeed = createCaptchaNeed((isNeeded) => {
  document.documentElement.toggleAttribute('data-captcha-needed', isNeeded);
});
