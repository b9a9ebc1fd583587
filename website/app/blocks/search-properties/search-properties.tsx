import type { searchProperties } from '@vitrine/contract/blocks/search-properties.ts';
import type { MapBounds } from '@vitrine/contract/core/map-bounds.ts';
import { useEffect, useId, useMemo, useState } from 'react';
import { useNavigationType } from 'react-router';
import { CmsLink } from '../../cms/cms-link.tsx';
import { seedTooltips } from '../../items/tooltip-cache.ts';
import { useTexts } from '../../locale/define-texts.ts';
import { formatNumber } from '../../locale/format.ts';
import { fixedPath } from '../../locale/paths.ts';
import { useLocale } from '../../locale/use-locale.tsx';
import { LazyMap } from '../../map/lazy-map.tsx';
import { FilterTags } from '../../search/filter-tags.tsx';
import { noFilters, readSearch, writeFilters, writeSearch } from '../../search/filters.ts';
import { listQuery } from '../../search/list-query.ts';
import { searchTexts } from '../../search/search-texts.ts';
import { SortField } from '../../search/sort-field.tsx';
import { useSearch } from '../../search/use-search.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { type BlockProps, defineBlock } from '../define-block.ts';
import { FilterBar } from './parts/filter-bar.tsx';
import { ResultList } from './parts/result-list.tsx';
import type { Results } from './parts/results.ts';
import { SearchMessage } from './parts/search-message.tsx';
import { useResults } from './parts/use-results.ts';
import { ViewToggle } from './parts/view-toggle.tsx';
import type { SearchPageData } from './search-page-data.ts';
import styles from './search-properties.module.css';
import { texts } from './texts.ts';

const noData: SearchPageData = { query: '', listings: [], total: 0, municipalities: [], types: [] };

/** The search page: filters, the list and the map, all of one state, which stands in the address. */
function SearchProperties({ main_title, empty_cta, data, hasFailed }: BlockProps<typeof searchProperties>) {
  const t = useTexts(texts);
  const words = useTexts(searchTexts);
  const locale = useLocale();
  const formId = useId();
  const loaded = data as SearchPageData | null; // loadSearchData made it
  const choices = loaded ?? noData;
  const { search, setFilters, setOrder } = useSearch();
  // The bounds belong to the filters under which the map was moved; other filters show the map anew.
  const [moved, setMoved] = useState<{ filters: string; bounds: MapBounds | null } | null>(null);
  const [hoverId, setHoverId] = useState<string | null>(null);
  const [view, setView] = useState<'both' | 'map'>('both');
  const filterQuery = writeFilters(search.filters).toString();
  const bounds = moved?.filters === filterQuery ? moved.bounds : null;
  const control = useResults({
    query: listQuery(search, bounds),
    firstPage: bounds ? 1 : search.page,
    initial: useMemo(() => loaded && firstResults(loaded), [loaded]),
    hasFailed,
    isReturn: useNavigationType() === 'POP',
  });
  const { total, listings, status } = control.results;
  useEffect(() => seedTooltips(listings, locale), [listings, locale]);
  const isNarrowed = writeSearch({ ...search, order: 'newest', page: 1 }).size > 0;

  return (
    <section className={styles.search} data-view={view}>
      <div className={styles.top}>
        <FilterBar formId={formId} filters={search.filters} choices={choices} onChange={setFilters}>
          <ViewToggle view={view} onChange={setView} />
        </FilterBar>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the map answers to the card under the pointer or the focus */}
      <div
        className={styles.results}
        onPointerOver={({ target }) => setHoverId(ulsAt(target))}
        onPointerLeave={() => setHoverId(null)}
        onFocus={({ target }) => setHoverId(ulsAt(target))}
        onBlur={() => setHoverId(null)}
      >
        <h1 className={styles.title}>{main_title || t.title}</h1>
        <div className={styles.summary}>
          <p className={styles.count} role="status">
            {total === null ? status !== 'failed' && t.loading : t.count(total, formatNumber(total, locale))}
          </p>
          <SortField order={search.order} onChange={setOrder} form={formId} />
        </div>
        {isNarrowed && (
          <div className={styles.tags}>
            <FilterTags filters={search.filters} choices={choices} onChange={setFilters} />
            <a
              className={styles.reset}
              href="?reset_filters=true"
              onClick={(event) => {
                event.preventDefault();
                setFilters(noFilters);
              }}
            >
              {words.reset}
            </a>
          </div>
        )}
        <ResultList
          {...control}
          search={search}
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
                <Button onClick={control.retry}>{t.retry}</Button>
              )}
            </SearchMessage>
          }
        />
      </div>
      <div className={styles.map}>
        <LazyMap
          load={loadResultsMap}
          view={{
            filters: search.filters,
            activeId: hoverId,
            onBounds: (next) => setMoved({ filters: filterQuery, bounds: next }),
          }}
        />
      </div>
    </section>
  );
}

const loadResultsMap = () => import('./parts/results-map.tsx').then(({ ResultsMap }) => ResultsMap);

/** The listing of the card that holds an element. */
const ulsAt = (target: EventTarget): string | null =>
  (target instanceof Element && target.closest<HTMLElement>('[data-uls]')?.dataset.uls) || null;

/** The server's listings as the list holds them. */
function firstResults({ query, listings, total }: SearchPageData): Results {
  const search = readSearch(new URLSearchParams(query));
  return { query: listQuery(search, null), listings, total, page: search.page, status: 'ready' };
}

export const block = defineBlock<typeof searchProperties>('search_properties_block', SearchProperties, {
  isBleed: true,
});
