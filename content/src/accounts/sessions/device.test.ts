import { expect, test } from 'vitest';
import { readDevice } from './device.ts';

const gecko = 'AppleWebKit/537.36 (KHTML, like Gecko)';
test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${gecko} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    'Edge',
    'Windows',
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${gecko} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'Mac'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${gecko} Version/18.5 Safari/605.1.15`, 'Safari', 'Mac'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${gecko} CriOS/140.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iPhone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S918B) ${gecko} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${gecko} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${gecko} HeadlessChrome/140.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  ['curl/8.5.0', null, null],
  [null, null, null],
])('%s is a device with a name', (userAgent, browser, system) => {
  expect(readDevice(userAgent)).toEqual({ browser, system });
});
