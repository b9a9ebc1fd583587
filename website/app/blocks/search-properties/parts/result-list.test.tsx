// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { noFilters } from '../../../search/filters.ts';
import { render } from '../../../test-render.tsx';
import { ResultList } from './result-list.tsx';

afterEach(() => void vi.unstubAllGlobals());

test('the next page of listings is loaded 48 px before the end of the list is seen', async () => {
  let watched: { margin: string | undefined; reach: () => void } | null = null;
  class Observer {
    constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      // The entry has only the property that is read.
      const entry = { isIntersecting: true } as IntersectionObserverEntry;
      watched = { margin: options?.rootMargin, reach: () => report([entry], Object.create(null)) };
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const onMore = vi.fn();
  const listing = {
    ...{ uls: '10000001', href: '/fr/proprietes/x-10000001', type: 'Maison', price: '', street: '', municipality: '' },
    ...{ badge: null, specs: { bed: '', bath: '', area: '' }, picture: null },
  };
  const list = (
    <ResultList
      results={{ query: '', listings: [listing], total: 60, page: 1, next: null, status: 'ready' }}
      search={{ filters: noFilters, order: 'default', view: 'list', viewport: null, page: 1 }}
      {...{ opensPage: false, activeId: null, onMore, onRetry: () => undefined, empty: null, failed: null }}
    />
  );
  await render(list);
  expect.assert(watched);
  const { margin, reach }: { margin: string | undefined; reach: () => void } = watched;
  expect(margin).toBe('48px');
  expect(onMore).not.toHaveBeenCalled();
  reach();
  expect(onMore).toHaveBeenCalledOnce();
});
