/** The flags of the QA area (`1-shell §4`): both are off until somebody turns them on. */
export interface QaSettings {
  /** Examples wear the colours of the site that is asked, in place of a preset's. */
  payloadColorsEnabled: boolean;
  /** The blocks of `/qa/sections` can be changed. */
  globalEditModeActivated: boolean;
}

export const qaFlags = ['payloadColorsEnabled', 'globalEditModeActivated'] as const satisfies (keyof QaSettings)[];

/** A cookie and not the session storage, so that the server draws the page as it is set, also without JavaScript. */
const cookieName = 'vitrine_qa';

export function readQaSettings(cookies: string | null): QaSettings {
  const value = (cookies ?? '')
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([name]) => name === cookieName)?.[1];
  const active = new Set(value?.split('.'));
  return {
    payloadColorsEnabled: active.has('payloadColorsEnabled'),
    globalEditModeActivated: active.has('globalEditModeActivated'),
  };
}

/** The `Set-Cookie` that keeps the settings until the browser is closed, for the QA area alone. */
export function qaSettingsCookie(settings: QaSettings): string {
  const active = qaFlags.filter((flag) => settings[flag]).join('.');
  return `${cookieName}=${active}; Path=/qa; HttpOnly; SameSite=Lax`;
}
