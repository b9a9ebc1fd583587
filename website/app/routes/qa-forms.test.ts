import { expect, test } from 'vitest';
import { contextOf } from '../alerts/test-alert-core.ts';
import { wholeAnswer } from '../answer.ts';
import { post as sendBlocks } from './qa-sections.ts';
import { post as saveSettings } from './qa-settings.ts';

const callOf = (path: string, origin: string, body: BodyInit) => {
  const request = new Request(`https://www.example.ca${path}`, { method: 'POST', headers: { origin }, body });
  return { request, url: new URL(request.url), isDocument: true, params: {}, context: contextOf() };
};

test.each(['https://evil.example', 'null'])('a page of %s changes neither settings nor blocks', async (origin) => {
  const form = new URLSearchParams({ globalEditModeActivated: 'on' });
  const given = await Promise.all([
    saveSettings(callOf('/qa/general-settings', origin, form)),
    sendBlocks(callOf('/qa/sections', origin, '[]')),
  ]);
  const answers = given.map((answer) => wholeAnswer(answer).response);
  expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  expect(answers[0]?.headers.getSetCookie()).toEqual([]);
});

test('the form of the site itself saves the settings', async () => {
  const form = new URLSearchParams({ globalEditModeActivated: 'on' });
  const answer = await saveSettings(callOf('/qa/general-settings', 'https://www.example.ca', form));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/qa/general-settings?saved']);
});
