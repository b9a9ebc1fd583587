import { expect, test } from 'vitest';
import { qaSettingsCookie, readQaSettings } from './qa-settings.ts';

test('both flags are off by default', () => {
  const off = { payloadColorsEnabled: false, globalEditModeActivated: false };
  expect(readQaSettings(null)).toEqual(off);
  expect(readQaSettings('other=globalEditModeActivated; vitrine_qa_settings=nonsense')).toEqual(off);
});

test.each([
  { payloadColorsEnabled: true, globalEditModeActivated: false },
  { payloadColorsEnabled: false, globalEditModeActivated: true },
  { payloadColorsEnabled: true, globalEditModeActivated: true },
])('what the cookie keeps is read again: %o', (settings) => {
  const [cookie = ''] = qaSettingsCookie(settings).split(';');
  expect(readQaSettings(`i18n_redirected=fr; ${cookie}`)).toEqual(settings);
});

test('the cookie is for the QA area and out of reach of scripts', () => {
  const cookie = qaSettingsCookie({ payloadColorsEnabled: true, globalEditModeActivated: true });
  expect(cookie).toMatch(/Path=\/qa; HttpOnly; SameSite=Lax$/);
});
