// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Router } from '../../navigation/router.ts';
import type { Guard } from '../../site/navigation-guards.ts';
import { render } from '../../test-render.tsx';

const leave = vi.fn<(address: string) => void>();
let PageChange: typeof import('./page-change.tsx').PageChange;
let beforeRouteChange: typeof import('../../site/navigation-guards.ts').beforeRouteChange;
let createRouter: typeof import('../../navigation/router.ts').createRouter;
let useRouter: typeof import('../../navigation/use-router.ts').useRouter;
let LoadingProvider: typeof import('../../navigation/use-place.tsx').LoadingProvider;
let PlaceProvider: typeof import('../../navigation/use-place.tsx').PlaceProvider;

beforeEach(async () => {
  // Each test is a document of its own.
  vi.resetModules();
  ({ PageChange } = await import('./page-change.tsx'));
  ({ beforeRouteChange } = await import('../../site/navigation-guards.ts'));
  ({ createRouter } = await import('../../navigation/router.ts'));
  ({ useRouter } = await import('../../navigation/use-router.ts'));
  ({ LoadingProvider, PlaceProvider } = await import('../../navigation/use-place.tsx'));
  history.replaceState(null, '', '/fr');
});
afterEach(() => {
  vi.useRealTimers();
  leave.mockReset();
});

const titles: Readonly<Record<string, string>> = { '/fr': 'Accueil', '/fr/vendre': 'Vendre', '/en': 'Home' };

function Site({ router, hasInjectedScripts }: { router: Router<string>; hasInjectedScripts: boolean }) {
  const { shown, isLoading } = useRouter(router);
  return (
    <LoadingProvider isLoading={isLoading}>
      <PlaceProvider place={shown.place} arrival={shown.arrival}>
        <main id="main-content" tabIndex={-1}>
          <h1>{shown.content}</h1>
        </main>
        <title>{shown.content}</title>
        <PageChange hasInjectedScripts={hasInjectedScripts} />
      </PlaceProvider>
    </LoadingProvider>
  );
}

/** A site of three pages; `answer` decides how long the second loads. */
async function site({ hasInjectedScripts = false, answer = () => Promise.resolve<unknown>(null) } = {}) {
  const router = createRouter({
    content: titles['/fr'] ?? '',
    load: async ({ pathname }) => {
      if (pathname === '/fr/vendre') await answer();
      return { kind: 'content', content: titles[pathname] ?? '' };
    },
    leave,
  });
  onTestFinished(() => router.stop());
  await render(<Site router={router} hasInjectedScripts={hasInjectedScripts} />);
  return { router, go: (to: string | number) => act(async () => void router.navigate(to)) }; // a number goes back
}

const title = () => document.querySelector('h1')?.textContent;
const status = () => document.querySelector('[role=status]')?.textContent;
const bar = () => document.querySelector<HTMLElement>('[role=progressbar]');

const guarded = (guard: Guard) => onTestFinished(beforeRouteChange(guard));

describe('a route change', () => {
  test('moves the focus to the content and says the title; the first page does neither', async () => {
    const { go } = await site();
    expect([document.activeElement, status()]).toEqual([document.body, '']);
    await go('/fr/vendre');
    expect([document.activeElement?.id, status()]).toEqual(['main-content', 'Vendre']);
  });

  test('of the query alone leaves the focus where it is', async () => {
    const { go } = await site();
    await go('/fr?page=2');
    expect([document.activeElement, status()]).toEqual([document.body, '']);
  });

  test('that is slow is said and shown by a bar, which ends with it', async () => {
    vi.useFakeTimers();
    const answer = Promise.withResolvers<unknown>();
    const { go } = await site({ answer: () => answer.promise });
    await go('/fr/vendre');
    expect(bar()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect([bar()?.getAttribute('aria-label'), bar()?.dataset.state, status()]).toEqual([
      'Chargement de la page',
      'running',
      'Chargement de la page',
    ]);
    expect(bar()?.style.getPropertyValue('--duration')).toBe('5000ms');
    await act(async () => answer.resolve(null));
    expect([bar()?.dataset.state, status()]).toEqual(['finished', 'Vendre']);
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(bar()).toBeNull();
  });
});

describe('a navigation guard', () => {
  test.each([
    ['go', 'Vendre', 0],
    ['cancel', 'Accueil', 0],
    ['reload', 'Accueil', 1],
  ] as const)('that says %s shows %s', async (verdict, shown, loads) => {
    const asked = vi.fn<Guard>(() => verdict);
    guarded(asked);
    const { go } = await site();
    await go('/fr/vendre?a=1#b');
    expect(asked).toHaveBeenCalledWith({ from: '/fr', to: '/fr/vendre?a=1' });
    expect(title()).toBe(shown);
    expect(leave.mock.calls).toEqual(loads === 0 ? [] : [[`${location.origin}/fr/vendre?a=1#b`]]);
  });

  test('that says cancel also holds back and forward', async () => {
    const { go, router } = await site();
    await go('/fr/vendre');
    const asked = vi.fn<Guard>(() => 'cancel');
    guarded(asked);
    await go(-1);
    await expect.poll(() => asked).toHaveBeenCalledWith({ from: '/fr/vendre', to: '/fr' });
    expect([title(), router.shown().place.pathname]).toEqual(['Vendre', '/fr/vendre']);
    await expect.poll(() => location.pathname).toBe('/fr/vendre');
  });

  test('holds the change until it has its answer', async () => {
    const answer = Promise.withResolvers<'go'>();
    guarded(() => answer.promise);
    const { go } = await site();
    await go('/fr/vendre');
    expect(title()).toBe('Accueil');
    await act(async () => answer.resolve('go'));
    await expect.poll(() => title()).toBe('Vendre');
  });

  test('makes a change of language a page load where scripts were injected, and nothing else', async () => {
    const { go } = await site({ hasInjectedScripts: true });
    await go('/fr/vendre');
    expect([title(), leave.mock.calls]).toEqual(['Vendre', []]);
    await go('/en');
    expect([title(), leave.mock.calls]).toEqual(['Vendre', [[`${location.origin}/en`]]]);
  });
});
