/** Flags of the QA area (editing.6); both are off by default. */
export interface QaSettings {
  /** Shows the examples in the colours of the site in place of a preset. */
  payloadColorsEnabled: boolean;
  /** Allows editing the blocks of `/qa/sections`. */
  globalEditModeActivated: boolean;
}

export const qaFlags = ['payloadColorsEnabled', 'globalEditModeActivated'] as const satisfies (keyof QaSettings)[];

/**
 * Name of the cookie with the flags, which must differ from that of the staff's session (`server/qa-access.ts`). It is a cookie so
 * that the server renders the page with them, also without JavaScript.
 */
const cookieName = 'vitrine_qa_settings';

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

/** Returns the `Set-Cookie` header that stores the settings for the QA area until the browser is closed. */
export function qaSettingsCookie(settings: QaSettings): string {
  const active = qaFlags.filter((flag) => settings[flag]).join('.');
  return `${cookieName}=${active}; Path=/qa; HttpOnly; SameSite=Lax`;
}
