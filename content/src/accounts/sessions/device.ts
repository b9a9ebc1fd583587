/** The browser and the system of a device, by the names under which people know them; null for others. */
export interface Device {
  browser: string | null;
  system: string | null;
}

// Most browsers also name those that they are compatible with, so the order matters.
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?(Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Longest header that is looked at. */
const maxLength = 400;

/** Reads what kind of device a `User-Agent` names; nothing else of the header is kept. */
export function readDevice(userAgent: string | null | undefined): Device {
  const text = (userAgent ?? '').slice(0, maxLength);
  const nameIn = (names: readonly [RegExp, string][]) => names.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  return { browser: nameIn(browsers), system: nameIn(systems) };
}
