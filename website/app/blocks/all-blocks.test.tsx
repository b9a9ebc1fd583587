// @vitest-environment jsdom
import { blockDescriptions } from '@vitrine/contract/blocks/index-of-blocks.ts';
import { type Locale, locales } from '@vitrine/contract/locale.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { HtmlValidate } from 'html-validate';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { inTurn } from '../../../scripts/tests/full-matrix.ts';
import { blockFolder } from '../block-framework/definition/block-folder.ts';
import { BlockRoot } from '../block-framework/hydration/block-root.tsx';
import { BlockList } from '../block-framework/list/block-list.tsx';
import { LocaleProvider } from '../locale/use-locale.tsx';
import { placeOf } from '../navigation/place.ts';
import { PlaceProvider } from '../navigation/use-place.tsx';
import { type SiteInfo, SiteProvider } from '../site/site-context.tsx';
import '../block-framework/registry/every-block.server.ts';
import { type FinishedBlock, type Hydration, ownHydration } from '../block-framework/definition/define-block.ts';
import type { BlockFixtures } from '../block-framework/fixtures/fixtures.ts';
import { finishExample } from '../block-framework/fixtures/test-finish-example.ts';
import { findBlockView } from '../block-framework/registry/registry.tsx';
import { findBlockServer } from '../block-framework/registry/server-registry.ts';

const modules = import.meta.glob<BlockFixtures>('./*/*.fixture.ts', { eager: true, import: 'fixtures' });

const site: SiteInfo = {
  siteType: 'agency',
  hasSearch: true,
  logos: { light: null, dark: null },
  captcha: { siteKey: 'test', version: 'altcha' },
  origin: 'https://www.maison.test',
  path: '/fr',
  alternatePaths: { fr: '/fr', en: '/en' },
};

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
    // A dead link carries rel=nofollow without an address (addresses.10).
    'attribute-misuse': 'off',
  },
});

const Page = ({ block, locale, info = site }: { block: FinishedBlock; locale: Locale; info?: SiteInfo }) => (
  <PlaceProvider place={placeOf(new URL(`http://site.test/${locale}`))}>
    <LocaleProvider locale={locale}>
      <SiteProvider info={info}>
        <BlockList blocks={[block]} />
      </SiteProvider>
    </LocaleProvider>
  </PlaceProvider>
);

afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

/** Stubs the browser APIs that jsdom lacks. */
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

const hostileText = `<img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">"'</a>`;

/** A copy of an example in which every text is hostile markup and every link a script. */
function hostile(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hostile);
  if (typeof value !== 'object' || value === null) return value;
  if ('cms_component' in value && 'content' in value && value.cms_component !== 'code') {
    return { ...value, content: { fr: hostileText, en: hostileText } };
  }
  if ('cms_component' in value && value.cms_component === 'link') {
    return { ...value, text: { fr: hostileText }, url: { fr: 'javascript:alert(1)', en: '//evil.test' } };
  }
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, hostile(each)]));
}

/** Matches an address of the search, not that of a listing. */
const toSearch = /\/(fr\/)?proprietes["?]|\/(fr\/)?a-vendre/;

/** Elements of a document that would run a script. */
const dangerous = (html: string): string[] => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.querySelectorAll('*')].flatMap((element) => {
    // Data, and code of an administrator that is held, do not run.
    const isInert = ['application/ld+json', 'text/plain'].includes(element.getAttribute('type') ?? '');
    const scripts = element.localName === 'script' && !isInert;
    const handlers = [...element.attributes].filter(
      ({ name, value }) => name.startsWith('on') || /^\s*javascript:/i.test(value) || /^\/\//.test(value),
    );
    return scripts || handlers.length > 0 ? [element.outerHTML] : [];
  });
};

/** A node of React's own tree, as far as the test reads it. */
interface Fiber {
  type: unknown;
  memoizedProps: Record<string, unknown> | null;
  memoizedState: { memoizedState: unknown; next: unknown } | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** Returns what in a hydrated container needs React: event handlers, and components with a hook other than a context or an id. */
function liveParts(container: Element): string[] {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer')) ?? '';
  const parts: string[] = [];
  const visit = (fiber: Fiber | null): void => {
    for (let node = fiber; node; node = node.sibling) {
      const handlers = Object.entries(node.memoizedProps ?? {}).filter(
        ([name, value]) => /^on[A-Z]/.test(name) && typeof value === 'function',
      );
      if (typeof node.type === 'string') parts.push(...handlers.map(([name]) => `${node.type} ${name}`));
      const state = node.memoizedState;
      const isId = typeof state?.memoizedState === 'string' && state.next === null;
      if (typeof node.type === 'function' && !('getDerivedStateFromError' in node.type) && state && !isId)
        parts.push(`${node.type.name} has state`);
      visit(node.child);
    }
  };
  visit(Reflect.get(container, key).stateNode.current);
  return parts;
}

// A normal run validates a block in one language and hydrates it in the other.
const validated = inTurn(locales);
const hydrated = inTurn(locales.toReversed());

describe.each(Object.keys(modules))('%s', (file) => {
  const examples = Object.entries(modules[file] ?? {});

  test.each(validated())('renders valid HTML for every example in %s', async (locale) => {
    const problems: string[] = [];
    for (const [name, block] of examples) {
      const html = renderToString(<Page block={finishExample(block, locale)} locale={locale} />);
      const { results } = await validator.validateString(html);
      problems.push(
        ...results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${name}: ${ruleId}: ${message}`)),
      );
    }
    expect(problems).toEqual([]);
  });

  test.each(hydrated())('hydrates every example without a difference in %s', async (locale) => {
    stubBrowser();
    const differences: string[] = [];
    for (const [name, block] of examples) {
      const page = <Page block={finishExample(block, locale)} locale={locale} />;
      const container = document.createElement('div');
      document.body.append(container);
      container.innerHTML = renderToString(page);
      // A browser mutes a film by its attribute; jsdom only knows the attribute.
      for (const film of container.querySelectorAll('video')) film.muted = film.defaultMuted;
      if (container.textContent.includes('undefined')) differences.push(`${name}: renders "undefined"`);
      const root = await act(async () =>
        hydrateRoot(container, page, { onRecoverableError: (error) => differences.push(`${name}: ${String(error)}`) }),
      );
      await act(async () => root.unmount());
      container.remove();
    }
    expect(differences).toEqual([]);
  });

  test('keeps hostile content as text', () => {
    const example = modules[file]?.everything ?? modules[file]?.default;
    // Links that are scripts are dropped with a warning; only the texts of the example differ.
    const block = finishExample(hostile(example) as WireBlock, 'fr', () => undefined);
    expect(dangerous(renderToString(<Page block={block} locale="fr" />))).toEqual([]);
  });

  test('lies in the folder of its type', () => {
    const types = new Set(examples.map(([, { block_type }]) => blockFolder(block_type)));
    expect([...types].map((folder) => `./${folder}/${folder}.fixture.ts`)).toEqual([file]);
  });
});

test('every block of the contract has a view and a default example', () => {
  const missing = blockDescriptions.flatMap(({ type }) => {
    const hasExample = modules[`./${blockFolder(type)}/${blockFolder(type)}.fixture.ts`]?.default !== undefined;
    return [
      ...(findBlockView(type)?.type === type ? [] : [`${type}: no view`]),
      ...(hasExample ? [] : [`${type}: no default example`]),
    ];
  });
  expect(missing).toEqual([]);
});

function hydrationOf(example: WireBlock): Hydration | undefined {
  const view = findBlockView(example.block_type);
  return view && ownHydration(view, finishExample(example, 'fr'));
}

describe('a static block', () => {
  const examples = Object.values(modules)
    .flatMap(Object.entries<WireBlock>)
    .filter(([, example]) => hydrationOf(example) === 'static');

  test.each(examples.map(([name, block]) => [block.block_type, name, block] as const))(
    'holds no state, effect or event handler: %s, %s',
    async (_type, _name, example) => {
      stubBrowser();
      const container = document.body.appendChild(document.createElement('div'));
      const block = finishExample(example, 'fr');
      const content = <BlockRoot block={block} isFirst locale="fr" site={site} renderNested={() => null} />;
      container.innerHTML = renderToString(content);
      const root = await act(async () => hydrateRoot(container, content));
      expect(liveParts(container)).toEqual([]);
      await act(async () => root.unmount());
    },
  );
});

describe('a block that is hydrated when visible', () => {
  const examples = Object.values(modules)
    .flatMap(Object.entries<WireBlock>)
    .filter(([, example]) => hydrationOf(example) === 'visible');

  test.each(examples.map(([name, block]) => [block.block_type, name, block] as const))(
    'needs no router: %s, %s',
    (_type, _name, example) => {
      const block = { ...finishExample(example, 'fr'), hasFailed: false };
      const content = <BlockRoot block={block} isFirst locale="fr" site={site} renderNested={() => null} />;
      expect(() => renderToString(content)).not.toThrow();
    },
  );
});

describe('on a site without a search, a block links to none', () => {
  /** Blocks that are the search themselves; staff place them beside a search page. */
  const searches = ['hero_search_block', 'search_properties_block'];
  const examples = Object.values(modules)
    .flatMap(Object.entries<WireBlock>)
    .filter(([, wire]) => !searches.includes(wire.block_type) && !toSearch.test(JSON.stringify(wire)));

  test.each(examples.map(([name, wire]) => [wire.block_type, name, wire] as const))('%s, %s', (_type, _name, wire) => {
    const block = finishExample(wire, 'fr', () => undefined, false);
    const info = { ...site, hasSearch: false };
    expect(renderToString(<Page block={block} locale="fr" info={info} />)).not.toMatch(toSearch);
  });
});

test('every server half belongs to a block of the contract and is found by its type', () => {
  const files = Object.keys(import.meta.glob('./*/*.server.ts'));
  const expected = blockDescriptions
    .map(({ type }) => blockFolder(type))
    .map((folder) => `./${folder}/${folder}.server.ts`);
  expect(files.filter((file) => !expected.includes(file))).toEqual([]);
  const found = blockDescriptions.filter(({ type }) => findBlockServer(type));
  expect(found).toHaveLength(files.length);
});
