import { Button, Drawer, useModal } from '@payloadcms/ui';
import type { Locale } from '@vitrine/contract/locale.ts';
import { useEffect, useState } from 'react';
import { asList, asNumber, asObject, asText } from '../../values/untyped-values.ts';
import { searchable } from '../blocks/block-choice.ts';
import type { MenuTexts } from './menu-texts.ts';

/** A page that can be added to a menu. */
export interface OfferedPage {
  id: number;
  title: Partial<Record<Locale, string>>;
  path: Partial<Record<Locale, string>>;
}

interface Props {
  /** Name of the drawer. */
  slug: string;
  site: number;
  language: Locale;
  t: MenuTexts['pages'];
  onAdd: (pages: OfferedPage[]) => void;
}

/** Opens a drawer that searches the pages of a site and adds several of them at once. */
export const PageSearch = (props: Props) => (
  <Drawer slug={props.slug} title={props.t.title}>
    <Pages {...props} />
  </Drawer>
);

/** Mounted only while the drawer is open, so that each search starts with the current pages. */
function Pages({ slug, site, language, t, onAdd }: Props) {
  const { closeModal } = useModal();
  const [pages, setPages] = useState<OfferedPage[] | 'failed' | null>(null);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const stop = new AbortController();
    fetchPages(site, stop.signal).then(
      (found) => setPages(found ?? 'failed'),
      () => undefined,
    );
    return () => stop.abort();
  }, [site]);

  if (pages === null) return <p role="status">{t.loading}</p>;
  if (pages === 'failed') return <p role="alert">{t.failed}</p>;
  const words = searchable(query).split(/\s+/).filter(Boolean);
  const found = pages.filter(({ title, path }) => {
    const text = searchable([title.fr, title.en, path.fr, path.en].join(' '));
    return words.every((word) => text.includes(word));
  });
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const add = () => {
    closeModal(slug);
    onAdd(pages.filter(({ id }) => chosen.has(id)));
  };
  return (
    <div className="menu-pages">
      <search>
        <input
          type="search"
          className="form-dialog-search"
          aria-label={t.search}
          placeholder={t.search}
          // biome-ignore lint/a11y/noAutofocus: the drawer is opened to search in it
          autoFocus
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      </search>
      <p role="status">{found.length === 0 ? t.none : t.found(found.length)}</p>
      <ul>
        {found.map(({ id, title, path }) => (
          <li key={id}>
            <label>
              <input type="checkbox" checked={chosen.has(id)} onChange={() => toggle(id)} />
              <span>{title[language] ?? title.fr ?? title.en}</span>
              <span className="menu-pages__path">{path[language] ?? path.fr ?? path.en}</span>
            </label>
          </li>
        ))}
      </ul>
      <div className="menu-pages__add">
        <Button margin={false} onClick={add} disabled={chosen.size === 0}>
          {t.add(chosen.size)}
        </Button>
      </div>
    </div>
  );
}

/** Returns the pages of a site, drafts too; null when the service does not answer. */
async function fetchPages(site: number, signal: AbortSignal): Promise<OfferedPage[] | null> {
  const query = new URLSearchParams({
    'where[site][equals]': String(site),
    ...{ 'select[title]': 'true', 'select[path]': 'true' },
    ...{ draft: 'true', locale: 'all', depth: '0', pagination: 'false', sort: 'path' },
  });
  const answer = await fetch(`/api/pages?${query}`, { signal });
  if (!answer.ok) return null;
  const { docs } = asObject(await answer.json());
  return asList(docs)
    .map(asObject)
    .flatMap(({ id, title, path }) => {
      const own = asNumber(id);
      return own === undefined ? [] : [{ id: own, title: inLanguages(title), path: inLanguages(path) }];
    });
}

function inLanguages(value: unknown): Partial<Record<Locale, string>> {
  const { fr, en } = asObject(value);
  const french = asText(fr);
  const english = asText(en);
  return { ...(french !== undefined && { fr: french }), ...(english !== undefined && { en: english }) };
}
