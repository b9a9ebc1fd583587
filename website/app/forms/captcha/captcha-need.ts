/** Records which forms need a captcha at the moment (captcha.3). */
export interface CaptchaNeed {
  /** Adds a request; repeated requests of one identifier count once. */
  request(identifier?: string): void;
  /** Removes a request; no effect without one. */
  release(identifier?: string): void;
  isNeeded(): boolean;
}

/** Creates the record. `onChange` is called with the first request and when none is left. */
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

/** The record of the page. Captcha elements outside the forms, such as a badge, are visible only while a form is in view. */
export const captchaNeed = createCaptchaNeed((isNeeded) => {
  document.documentElement.toggleAttribute('data-captcha-needed', isNeeded);
});
