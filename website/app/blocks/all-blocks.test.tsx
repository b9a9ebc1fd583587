// @vitest-environment jsdom
import { blockDescriptions, findBlock } from '@vitrine/contract/blocks/index-of-blocks.ts';
import { type Locale, locales } from '@vitrine/contract/locale.ts';
import { type BlockProblem, parseBlocks } from '@vitrine/contract/parse-block.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { HtmlValidate } from 'html-validate';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LocaleProvider } from '../locale/use-locale.tsx';
import { finishBlock } from '../page/finish-block.server.ts';
import { SiteProvider } from '../site/site-context.tsx';
import { resolveTheme } from '../theme/resolve-theme.server.ts';
import { blockFolder } from './block-folder.ts';
import { BlockList } from './block-list.tsx';
import './every-block.server.ts';
import type { FinishedBlock } from './define-block.ts';
import type { BlockFixtures } from './fixtures.ts';
import { findBlockView } from './registry.tsx';

const modules = import.meta.glob<BlockFixtures>('./*/*.fixture.ts', { eager: true, import: 'fixtures' });
const examples = Object.values(modules).flatMap((fixtures) =>
  Object.entries(fixtures).map(([name, block]) => ({ name, type: block.block_type, block })),
);

const site = {
  siteType: 'agency',
  logos: { light: null, dark: null },
  captcha: { siteKey: 'test', version: 'altcha' },
  origin: 'https://www.maison.test',
  path: '/fr',
  alternatePaths: { fr: '/fr', en: '/en' },
} as const;

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes these forms, which are valid HTML all the same.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Focal points and colours come from content (see the CSP in server/security-headers.ts).
    'no-inline-style': 'off',
    // React's own ids start with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // A block is a part of a page; the page has the other headings.
    'heading-level': 'off',
    'long-title': 'off',
    // Checkboxes of one name are one list.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // Non-breaking spaces belong to French.
    'no-raw-characters': 'off',
    'tel-non-breaking': 'off',
    'require-sri': 'off',
    // A dead link carries rel=nofollow without an address (`1-shell §2`).
    'attribute-misuse': 'off',
  },
});

/** The example as the server would hand it to the browser; nothing in it may be left out on the way. */
function finished(block: WireBlock, locale: Locale): FinishedBlock {
  const problems: BlockProblem[] = [];
  const theme = resolveTheme({ preset: 'blue' }, () => undefined);
  const [parsed] = parseBlocks([block], findBlock, (problem) => problems.push(problem));
  const description = findBlock(block.block_type);
  if (!parsed || !description) throw new Error(`${block.block_type}: ${JSON.stringify(problems)}`);
  expect(problems).toEqual([]);
  const context = {
    locale,
    asset: (url: string) => `http://assets.test${url}`,
    internalQuery: {},
    color: theme.color,
    isDark: theme.isDark,
    exposeErrors: true,
    warn: (message: string) => expect.unreachable(message),
  };
  return finishBlock(parsed, description, context);
}

const Page = ({ block, locale }: { block: FinishedBlock; locale: Locale }) => (
  <MemoryRouter initialEntries={[`/${locale}`]}>
    <LocaleProvider locale={locale}>
      <SiteProvider info={site}>
        <BlockList blocks={[block]} />
      </SiteProvider>
    </LocaleProvider>
  </MemoryRouter>
);

afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

/** What a browser has and jsdom lacks. */
function stubBrowser() {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
}

describe.each(examples)('$type, $name', ({ block, type }) => {
  test.each(locales)('is valid HTML in %s', async (locale) => {
    const html = renderToString(<Page block={finished(block, locale)} locale={locale} />);
    const report = await validator.validateString(html);
    const messages = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
    );
    expect(messages).toEqual([]);
  });

  test.each(locales)('hydrates without a difference in %s', async (locale) => {
    stubBrowser();
    const page = <Page block={finished(block, locale)} locale={locale} />;
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page);
    // A browser mutes a film by its attribute; jsdom only knows the attribute.
    for (const film of container.querySelectorAll('video')) film.muted = film.defaultMuted;
    const before = container.textContent;
    const differences: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(container, page, { onRecoverableError: (error) => differences.push(error) }),
    );
    expect(differences).toEqual([]);
    expect(before).not.toContain('undefined');
    await act(async () => root.unmount());
  });

  test('lies in the folder of its type', () => {
    expect(Object.keys(modules)).toContain(`./${blockFolder(type)}/${blockFolder(type)}.fixture.ts`);
  });
});

describe('every block of the contract', () => {
  test.each(blockDescriptions.map(({ type }) => type))('%s has looks and a default example', (type) => {
    expect(findBlockView(type)?.type).toBe(type);
    expect(modules[`./${blockFolder(type)}/${blockFolder(type)}.fixture.ts`]).toHaveProperty('default');
  });
});
