import { createAltchaChallenge } from '@vitrine/core/captcha/altcha.ts';
import { fixtures as contactForm } from '../website/app/blocks/contact-form/contact-form.fixture.ts';
import { fixtures as footer } from '../website/app/blocks/footer-classic/footer-classic.fixture.ts';
import { fixtures as header } from '../website/app/blocks/header-classic/header-classic.fixture.ts';
import { fixtures as imageText } from '../website/app/blocks/image-text/image-text.fixture.ts';
import { fixtures as properties } from '../website/app/blocks/properties/properties.fixture.ts';
import { fixtures as questions } from '../website/app/blocks/questions-answers/questions-answers.fixture.ts';
import { fixtures as text } from '../website/app/blocks/text-1/text-1.fixture.ts';
import {
  type Behaviour,
  type FakeAnswer,
  type FakeRequest,
  type FakeService,
  type Misbehaviour,
  startFakeService,
} from './fake-services.ts';
import { type RunningWebsite, startWebsite } from './start-website.ts';

export const contentKey = 'key-of-the-content-service';
export const siteKey = 'key-of-the-site-at-core';

const search = { block_type: 'search_properties_block', fields: {} };

/** The blocks that the pages of the site are made of; each is the example of its own folder. */
export const blocks = {
  text: text.default,
  imageText: imageText.default,
  questions: questions.default,
  properties: properties.default,
  propertiesWithoutCore: properties['core is away'],
  contactForm: contactForm.default,
  search,
};

const pages: Readonly<Record<string, unknown[]>> = {
  '/fr': [blocks.text, blocks.imageText, blocks.questions, blocks.properties, blocks.contactForm],
  '/en': [blocks.text, blocks.imageText, blocks.questions, blocks.properties, blocks.contactForm],
  '/fr/proprietes': [blocks.search],
  '/en/properties': [blocks.search],
  '/fr/contact': [blocks.contactForm],
  '/en/contact': [blocks.contactForm],
  '/fr/vendre': [blocks.text],
  '/fr/acheter': [blocks.imageText],
};

/** Paths that the menus link to. They exist because the browser prefetches them. */
const menuPaths = new Set(
  [...JSON.stringify([header.default, footer.default]).matchAll(/"(?:fr|en)":"(\/[\w/-]+)/g)].flatMap(([, path]) => [
    `/fr${path}`,
    `/en${path}`,
  ]),
);

/** Favicon of the site: without one the browser requests a missing file and logs an error. */
export const favicon = '/resources/favicon.svg';

/** A page of the wire with these blocks, in the frame of the site. */
export const pageOf = (fields: unknown, rest: object = {}): FakeAnswer => ({
  status: 200,
  body: {
    content: { fields },
    header: { fields: [header.default] },
    footer: { fields: [footer.default] },
    theme: { preset: 'blue' },
    metadata: { favicon },
    title: { fr: 'Essai', en: 'Trial' },
    production: true,
    site_id: '1',
    microsite_id: 'm-1',
    site_type: 'agency',
    site_key: siteKey,
    recaptcha: { site_key: 'altcha', version: 'altcha' },
    ...rest,
  },
});

const nothingHere: FakeAnswer = { status: 404, body: { title: null } };

/** The path that the website asks the content service for; undefined for anything but a page. */
export const pathAsked = ({ url, body }: FakeRequest): string | undefined =>
  url.pathname.startsWith('/api/page') ? String(JSON.parse(body).path) : undefined;

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="960"><rect width="1440" height="960" fill="#9db2a4"/></svg>';

/** Returns an answer for any picture, and 404 for those named missing. */
const picture = (path: string): FakeAnswer =>
  path.includes('missing')
    ? { status: 404, body: 'Not found', headers: { 'content-type': 'text/plain' } }
    : { status: 200, body: drawing, headers: { 'content-type': 'image/svg+xml' } };

/** The content service of a small site; `special` answers for paths of its own, and the rest of the site stays. */
export const contentWith =
  (special: Readonly<Record<string, FakeAnswer | Misbehaviour>> = {}): Behaviour =>
  (request) => {
    const path = pathAsked(request);
    if (path === undefined) return picture(request.url.pathname);
    const fields = pages[path] ?? (menuPaths.has(path) ? [blocks.text] : undefined);
    return special[path] ?? (fields ? pageOf(fields) : nothingHere);
  };

const listing = {
  uls: '20000001',
  type: 'Maison',
  address: '128, rue des Érables, Québec',
  price: 624_900,
  url: '/proprietes/maison-20000001',
  coords: [46.8123, -71.2145],
};

const municipalities = [{ MUN_CODE: '23027', DESCRIPTION: 'Québec' }];

const answerOf = async (path: string): Promise<unknown> => {
  if (path === '/captcha/challenge') return createAltchaChallenge('m-1', 'a-key-for-tests', new Date());
  if (path === '/contact') return { status: 'success', id: '1' };
  if (path === '/picture-hosts') return { data: { hosts: [] } };
  if (path === '/search-filters') return { data: { municipalities, property_types: [] } };
  return { data: { propertiesMap: [], propertiesListing: [listing], total: 1 } };
};

/** Core with one listing; `special` answers for paths of its own below the microsite. */
export const coreWith =
  (special: Readonly<Record<string, FakeAnswer | Misbehaviour>> = {}): Behaviour =>
  async ({ url }) => {
    const path = url.pathname.replace('/api/swc/m-1', '');
    return special[path] ?? { status: 200, body: await answerOf(path) };
  };

/** The built website with fake services. */
export interface FakeSite extends RunningWebsite {
  content: FakeService;
  core: FakeService;
  /** Starts the website once more, with the same services and these variables; `stop` stops it too. */
  startAgain(settings: Record<string, string>): Promise<RunningWebsite>;
}

interface FakeSiteOptions {
  /** Behaviour of the services until a test sets another one. */
  content?: Behaviour;
  core?: Behaviour;
  /** Variables of the website beside the addresses of its services. */
  settings?: Record<string, string>;
}

/** Starts the fake services and the website, for the site that the fake content service knows. */
export async function startFakeSite(options: FakeSiteOptions = {}): Promise<FakeSite> {
  const content = await startFakeService(options.content ?? contentWith());
  const core = await startFakeService(options.core ?? coreWith());
  const running: { stop(): Promise<void> }[] = [content, core];
  async function start(settings: Record<string, string>): Promise<RunningWebsite> {
    const website = await startWebsite({
      SITE_ID: '1',
      CONTENT_API_KEY: contentKey,
      CONTENT_URL: content.origin,
      CORE_URL: core.origin,
      ...settings,
    });
    running.push(website);
    return website;
  }
  async function stop(): Promise<void> {
    await Promise.all(running.map((each) => each.stop()));
  }
  const { origin, log } = await start(options.settings ?? {});
  return { origin, log, content, core, startAgain: start, stop };
}
