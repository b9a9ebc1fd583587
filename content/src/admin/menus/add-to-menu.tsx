'use client';

import { Button, Drawer, useDocumentInfo, useFormFields, useModal } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { MenuPlace } from '../../collections/menu-places.ts';
import { useEditorLanguage } from '../blocks/use-page-blocks.ts';
import { addToMenuTexts } from './add-to-menu-texts.ts';
import './menus.css';

const slug = 'add-to-menu';

/** Shows a button in a page's form that adds the page to a menu of its site. */
export function AddToMenu() {
  const { id } = useDocumentInfo();
  const site = useFormFields(([fields]) => fields.site?.value);
  const { openModal } = useModal();
  const t = addToMenuTexts[useEditorLanguage()];
  const canAdd = typeof id === 'number' && typeof site === 'number';
  return (
    <div className="field-type add-to-menu">
      <Button buttonStyle="secondary" size="medium" margin={false} disabled={!canAdd} onClick={() => openModal(slug)}>
        {t.button}
      </Button>
      {!canAdd && <p className="field-description">{t.unsaved}</p>}
      {canAdd && (
        <Drawer slug={slug} title={t.title}>
          <Places page={id} site={site} />
        </Drawer>
      )}
    </div>
  );
}

type State = 'loading' | 'failed' | 'added' | readonly MenuPlace[];

/** Mounted only while the drawer is open, so that it reads the current menus each time. */
function Places({ page, site }: { page: number; site: number }) {
  const language = useEditorLanguage();
  const t = addToMenuTexts[language];
  const [state, setState] = useState<State>('loading');
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    fetch(`/api/sites/${site}/menu-places?${new URLSearchParams({ page: String(page), language })}`, {
      signal: stop.signal,
    })
      .then((answer) => (answer.ok ? answer.json() : 'failed'))
      .then(setState)
      .catch(() => stop.signal.aborted || setState('failed'));
    return () => stop.abort();
  }, [site, page, language]);

  const add = async () => {
    setState('loading');
    const body = JSON.stringify({ page, place: chosen });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`/api/sites/${site}/menu-lines`, { method: 'POST', body, headers }).catch(() => null);
    setState(answer?.ok ? 'added' : 'failed');
  };
  if (state === 'loading') return <p role="status">{t.loading}</p>;
  if (state === 'failed') return <p role="alert">{t.failed}</p>;
  if (state === 'added')
    return (
      <p role="status">
        {t.added} <a href={`/admin/collections/sites/${site}`}>{t.open}</a>
      </p>
    );
  if (state.length === 0) return <p>{t.none}</p>;
  return (
    <div className="menu-pages">
      <p>{t.choose}</p>
      {(['header', 'footer'] as const).map((list) => (
        <fieldset key={list} className="menu-pages__places">
          <legend>{t.lists[list]}</legend>
          {state
            .filter((place) => place.list === list)
            .map(({ id, level, title, hasPage }) => (
              <label key={id} style={{ marginInlineStart: `${(level - 1) * 2}rem` }}>
                <input type="radio" name={slug} checked={chosen === id} onChange={() => setChosen(id)} />
                <span>{level === 1 ? t.firstLevel : t.below(title || t.untitled)}</span>
                {hasPage && <span className="menu-pages__path">{t.hasPage}</span>}
              </label>
            ))}
        </fieldset>
      ))}
      <div className="menu-pages__add">
        <Button margin={false} onClick={add} disabled={chosen === null}>
          {t.add}
        </Button>
      </div>
    </div>
  );
}
