import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { stepLimitMs, waitAfterLoad } from './wait-until-interactive.ts';

/** A page that collects the errors and warnings of its console. */
export interface WatchedPage extends Page {
  complaints: string[];
}

/** A page with cookies of its own, which tests use one after another. */
export interface Tab {
  page: WatchedPage;
  /** Console and answers since the current test began, for a test that fails. */
  log: string[];
  /** Options that cannot change while the tab is open. */
  key: string;
  session: CDPSession;
  /** Identifier of the script that empties the storage for the current test. */
  script: string;
  /** Widest viewport since the cache in memory was emptied, px. */
  widest: number;
  /** False for a tab with a fake clock or a script of a test in every document, which cannot be removed. */
  isReusable: boolean;
}

/** Maximum number of tabs that wait for a test. */
const idleLimit = 4;

/** Tabs that wait for a test, the one that has waited longest first. */
const idle: Tab[] = [];

/** Number of tabs handed out so far, which distinguishes the tests in the storage of the browser. */
let taken = 0;

const desktop = { width: 1280, height: 900 };

const keyOf = ({ viewport: _, reducedMotion: __, forcedColors: ___, ...fixed }: BrowserContextOptions): string =>
  JSON.stringify(fixed);

/** Opens a tab in a context of its own. */
export async function openTab(browser: Browser, options: BrowserContextOptions): Promise<Tab> {
  // A service worker would answer in place of the answers that tests give, and outlive them.
  const context = await browser.newContext({ viewport: desktop, locale: 'fr-CA', serviceWorkers: 'block', ...options });
  context.setDefaultTimeout(stepLimitMs);
  const page = Object.assign(await context.newPage(), { complaints: [] });
  const session = await context.newCDPSession(page);
  await Promise.all([session.send('Network.enable'), session.send('Page.enable')]);
  const tab: Tab = { page, log: [], key: keyOf(options), session, script: '', widest: 0, isReusable: true };
  watchConsole(tab);
  watchUse(tab);
  if (options.javaScriptEnabled !== false) waitAfterLoad(page);
  await prepare(tab, options);
  return tab;
}

/** Returns a tab that an earlier test has used with these options, or undefined when there is none. */
export async function takeTab(options: BrowserContextOptions): Promise<Tab | undefined> {
  const index = idle.findIndex(({ key }) => key === keyOf(options));
  const [tab] = index < 0 ? [] : idle.splice(index, 1);
  if (tab) await prepare(tab, options);
  return tab;
}

async function prepare(tab: Tab, options: BrowserContextOptions): Promise<void> {
  const { viewport, reducedMotion = null, forcedColors = null } = options;
  const { page, session } = tab;
  const size = viewport ?? desktop;
  await page.setViewportSize(size);
  await page.emulateMedia({ media: null, reducedMotion, forcedColors });
  // The pointer stays where the previous test left it and could open a submenu by hovering.
  await page.mouse.move(0, 0);
  // Chromium shows a wider picture that it holds in memory in place of the one that a page preloads.
  if (tab.widest > size.width) {
    for (const cacheDisabled of [true, false]) await session.send('Network.setCacheDisabled', { cacheDisabled });
    tab.widest = 0;
  }
  tab.widest = Math.max(tab.widest, size.width);
  const { identifier } = await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${emptyStorage})('${++taken}')`,
  });
  tab.script = identifier;
  page.complaints = [];
  tab.log = [];
}

/** Empties the storage of an origin when the current test visits it for the first time. Runs in the page. */
function emptyStorage(test: string): void {
  try {
    if (sessionStorage.getItem('test') === test) return;
    sessionStorage.clear();
    localStorage.clear();
    sessionStorage.setItem('test', test);
  } catch {
    // A frame without an origin has no storage.
  }
}

/** Closes the page of a test and keeps its tab for the next. */
export async function releaseTab(tab: Tab): Promise<void> {
  const isParked = tab.isReusable && (await park(tab).catch(() => false));
  const surplus = isParked ? idle.splice(0, idle.push(tab) - idleLimit) : [tab];
  for (const { page } of surplus) await page.context().close();
}

/** Events of a page that tests listen to. */
const events = ['console', 'dialog', 'download', 'pageerror', 'popup', 'request', 'requestfailed', 'response'] as const;

/**
 * Leaves the page for a small one of the same origin: an empty page would end the process of the tab. Returns false for a tab
 * that was on no website.
 */
async function park(tab: Tab): Promise<boolean> {
  const { page, session, script } = tab;
  const { protocol, origin } = new URL(page.url());
  if (!protocol.startsWith('http')) return false;
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of events) page.removeAllListeners(event);
  watchConsole(tab);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await session.send('Page.removeScriptToEvaluateOnNewDocument', { identifier: script });
  await page.goto(`${origin}/readyz`, { waitUntil: 'commit' });
  await context.clearCookies();
  return true;
}

function watchConsole(tab: Tab): void {
  const { page } = tab;
  page.on('response', (answer) => tab.log.push(`${answer.status()} ${answer.request().method()} ${answer.url()}`));
  page.on('requestfailed', (request) =>
    tab.log.push(`failed ${request.method()} ${request.url()}: ${request.failure()?.errorText}`),
  );
  page.on('console', (message) => {
    tab.log.push(`console ${message.type()}: ${message.text()}`);
    if (['error', 'warning'].includes(message.type()) && !isFromRenderer(message.text()))
      page.complaints.push(message.text());
  });
  page.on('pageerror', (error) => {
    tab.log.push(`error: ${error}`);
    page.complaints.push(String(error));
  });
}

/** Notes what a test does to a tab that the next test must know of. */
function watchUse(tab: Tab): void {
  const { page } = tab;
  const { setViewportSize } = page;
  const lasting = <Method extends (...args: never[]) => unknown>(method: Method): Method =>
    new Proxy(method, {
      apply(target, self, args) {
        tab.isReusable = false;
        return Reflect.apply(target, self, args);
      },
    });
  page.addInitScript = lasting(page.addInitScript);
  page.clock.install = lasting(page.clock.install);
  page.setViewportSize = (size) => {
    tab.widest = Math.max(tab.widest, size.width);
    return setViewportSize.call(page, size);
  };
}

/** True for a message of software rendering, which no visitor has. */
const isFromRenderer = (text: string): boolean =>
  /WebGL|GPU stall|swiftshader|Service Worker registration blocked by Playwright/i.test(text);
