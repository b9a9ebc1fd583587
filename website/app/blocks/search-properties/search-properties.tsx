import type { searchProperties } from '@vitrine/contract/blocks/search-properties.ts';
import { useEffect, useId, useMemo, useState } from 'react';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import type { BlockData } from '../../block-framework/definition/define-block-server.ts';
import { seedTooltips } from '../../components/listing-popup/tooltip-cache.ts';
import { CmsLink } from '../../kinds/link/cms-link.tsx';
import { useTexts } from '../../locale/define-texts.ts';
import { formatNumber } from '../../locale/format.ts';
import { fixedPath } from '../../locale/paths.ts';
import { useLocale } from '../../locale/use-locale.tsx';
import { LazyMap } from '../../map/lazy-map.tsx';
import { useArrival } from '../../navigation/use-place.tsx';
import { FilterTags } from '../../search/filter-tags.tsx';
import { activeFilters, alertFilters, writeFilters, writeSearch } from '../../search/filters.ts';
import { listQuery } from '../../search/list-query.ts';
import { readSearch } from '../../search/read-search.ts';
import type { SearchChoices } from '../../search/search-data.ts';
import { searchTexts } from '../../search/search-texts.ts';
import { SortField } from '../../search/sort-field.tsx';
import { useSearch } from '../../search/use-search.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { AlertLink } from './parts/alert-link.tsx';
import { fromColumns } from './parts/choice-columns.ts';
import { FilterBar } from './parts/filter-bar.tsx';
import { type ListResults, loadedList } from './parts/list-results.ts';
import { QuickAlert, quickAlertFilters } from './parts/quick-alert.tsx';
import { ResultList } from './parts/result-list.tsx';
import { SearchMessage } from './parts/search-message.tsx';
import { useCountedSearch } from './parts/use-counted-search.ts';
import { useDebouncedCallback } from './parts/use-debounced-callback.ts';
import { useSearchResults } from './parts/use-search-results.ts';
import { useSearchTitle } from './parts/use-search-title.ts';
import { ViewToggle } from './parts/view-toggle.tsx';
import styles from './search-properties.module.css';
import type { server } from './search-properties.server.ts';
import type { SearchPropertiesData } from './search-properties-data.ts';
import { texts } from './texts.ts';

const noChoices: SearchChoices & { title?: null } = { municipalities: [], types: [], brokers: [], offices: [] };

type Data = BlockData<typeof server>;
type Props = BlockProps<typeof searchProperties, Data>;

/** Renders the search page. Filters, list and map share one state, which the address contains. */
function SearchProperties({ main_title, empty_cta, alert_cta, data, hasFailed, isFirst }: Props) {
  const t = useTexts(texts);
  const tSearch = useTexts(searchTexts);
  const locale = useLocale();
  const formId = useId();
  const choices = useMemo(
    () => (data ? { ...data, municipalities: fromColumns(data.municipalities) } : noChoices),
    [data],
  );
  const { search, setFilters, setOrder, setViewport, setView, reset } = useSearch();
  /** Listing whose card has the pointer or the focus, and listing whose marker has it. */
  const [cardId, setCardId] = useState<string | null>(null);
  const [markerId, setMarkerId] = useState<string | null>(null);
  const { results, store } = useSearchResults({
    search,
    serverList: useMemo(() => data && serverResults(data), [data]),
    hasFailed,
    isReturn: ['load', 'traverse'].includes(useArrival()),
  });
  const filterKey = writeFilters(search.filters).toString();
  const title = useSearchTitle(search.filters, choices, main_title || t.title);
  const setViewportDebounced = useDebouncedCallback(setViewport);
  const { list, map } = results;
  useEffect(() => seedTooltips(list.listings, locale), [list.listings, locale]);
  const alertLink = <AlertLink link={alert_cta} filters={search.filters} className={styles.reset} />;
  const hasQuickAlert = Boolean(alert_cta?.href) && quickAlertFilters(search.filters) !== null;
  useCountedSearch(search.filters);
  const isNarrowed = activeFilters(search.filters).length > 0 || search.viewport !== null;

  return (
    <section className={styles.search} data-view={search.view}>
      <div className={styles.top}>
        <FilterBar formId={formId} search={search} choices={choices} onChange={setFilters}>
          <ViewToggle view={search.view} onChange={setView} />
        </FilterBar>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus on a card only highlight its marker */}
      <div
        className={styles.results}
        onPointerOver={({ target }) => setCardId(ulsAt(target))}
        onPointerLeave={() => setCardId(null)}
        onFocus={({ target }) => setCardId(ulsAt(target))}
        onBlur={() => setCardId(null)}
      >
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.summary}>
          <p className={styles.count} role="status">
            {list.total === null
              ? list.status !== 'failed' && t.loading
              : t.count(list.total, formatNumber(list.total, locale))}
          </p>
          <div className={hasQuickAlert ? styles.withoutScripts : undefined}>{alertLink}</div>
          <SortField order={search.order} onChange={setOrder} form={formId} />
        </div>
        {isNarrowed && (
          <div className={styles.tags}>
            <FilterTags
              search={search}
              choices={choices}
              onChange={setFilters}
              onViewportReset={() => setViewport(null)}
            />
            <a
              className={styles.reset}
              href="?reset_filters=true"
              onClick={(event) => {
                event.preventDefault();
                reset();
              }}
            >
              {tSearch.reset}
            </a>
          </div>
        )}
        {search.words && <p className={styles.words}>{t.notUnderstood(search.words)}</p>}
        {hasQuickAlert && (
          <QuickAlert filters={search.filters} choices={choices}>
            {alertLink}
          </QuickAlert>
        )}
        <ResultList
          results={list}
          search={search}
          opensPage={isFirst && search.view === 'list'}
          activeId={markerId}
          onMore={() => store.loadMore()}
          onRetry={() => store.retry()}
          empty={
            <SearchMessage title={t.emptyTitle} text={t.emptyText}>
              {empty_cta ? (
                <CmsLink link={empty_cta} />
              ) : (
                <a className={buttonClass()} href={fixedPath('contact', locale)}>
                  {t.contact}
                </a>
              )}
            </SearchMessage>
          }
          failed={
            <SearchMessage title={t.failedTitle} text={t.failedText}>
              {hasFailed ? (
                <a className={buttonClass()} href={`?${writeSearch(search)}`} data-reload>
                  {t.retry}
                </a>
              ) : (
                <Button onClick={() => store.retry()}>{t.retry}</Button>
              )}
            </SearchMessage>
          }
        />
      </div>
      <div className={styles.map}>
        {search.view === 'map' && <div className={styles.alert}>{alertLink}</div>}
        <LazyMap
          load={loadResultsMap}
          view={{
            filters: search.filters,
            municipalities: choices.municipalities,
            results: map,
            isCurrent: map.key === filterKey,
            chosenView: search.viewport,
            activeId: cardId,
            onStart: () => store.startMap(),
            onMove: (view, isByVisitor) => (isByVisitor ? setViewportDebounced(view) : store.setView(view)),
            onHover: setMarkerId,
            onAreaChange: (area) => setFilters({ ...search.filters, area }),
            isBelowLink: search.view === 'map' && Boolean(alert_cta?.href) && alertFilters(search.filters) !== null,
            onRetry: () => store.retry(),
          }}
        />
      </div>
    </section>
  );
}

const loadResultsMap = () => import('./parts/results-map.tsx').then(({ ResultsMap }) => ResultsMap);

/** Returns the listing of the card that contains an element. */
const ulsAt = (target: EventTarget): string | null =>
  (target instanceof Element && target.closest<HTMLElement>('[data-uls]')?.dataset.uls) || null;

/** Returns the server's listings as the first state of the list. */
function serverResults({ query, listings, total, next = null }: SearchPropertiesData): ListResults {
  const search = readSearch(new URLSearchParams(query));
  return loadedList(listQuery(search, search.viewport?.bounds ?? null), search.page, { listings, total, next });
}

export const block = defineBlock<typeof searchProperties, Data>('search_properties_block', SearchProperties, {
  isBleed: true,
  fillsScreen: true,
  hydration: 'load',
});
