'use client';

import {
  FieldDescription,
  FieldError,
  FieldLabel,
  useDocumentInfo,
  useField,
  useForm,
  useFormFields,
  useLocale,
  useModal,
} from '@payloadcms/ui';
import { isLocale } from '@vitrine/contract/locale.ts';
import type { BlocksFieldClientProps } from 'payload';
import { useId, useState } from 'react';
import { useEditorLanguage } from '../blocks/use-page-blocks.ts';
import { LineForm } from './line-form.tsx';
import { MenuList } from './menu-list.tsx';
import { findNode, inserted, moved, type Place, placeAfter, placedNodes, removed, type Step } from './menu-moves.ts';
import { menuTexts } from './menu-texts.ts';
import { MenuToolbar } from './menu-toolbar.tsx';
import { type MenuNode, type MenuShape, pathOfNode, titleOf } from './menu-tree.ts';
import { OtherTexts, useOtherTexts } from './other-texts.ts';
import { type OfferedPage, PageSearch } from './page-search.tsx';
import { useMenuTree } from './use-menu-tree.ts';
import './menus.css';

/**
 * Edits a list of lines, which may contain further lines, as one tree. The tree is stored in the form's state alone: each change reads it
 * from there and writes it back.
 */
export function MenuTreeField(props: BlocksFieldClientProps & MenuShape) {
  const { field, path: potentiallyStalePath, schemaPath = '', permissions, readOnly, slugs, submenu } = props;
  const { path, disabled, showError, errorMessage } = useField({ hasRows: true, potentiallyStalePath });
  const shape = { slugs, submenu };
  const { tree, newNode, copyOf, store } = useMenuTree(path, shape);
  const otherTexts = useOtherTexts();
  const site = useSite();
  const language = useEditorLanguage();
  const { code } = useLocale();
  const locale = isLocale(code) ? code : 'fr';
  const { openModal } = useModal();
  const { isValid } = useForm();
  const [selected, setSelected] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const ids = { hint: useId(), form: useId(), drawer: useId() };
  const t = menuTexts[language];
  const maxDepth = slugs.length;
  const isReadOnly = Boolean(readOnly || disabled);
  const chosen = selected === null ? undefined : findNode(tree, selected);
  const label = typeof field.label === 'object' ? (field.label?.[language] ?? '') : (field.label ?? '');
  const nameOf = (node: MenuNode) => titleOf(node) || t.untitled;
  const isFull = field.maxRows !== undefined && tree.length >= field.maxRows;

  const change = (next: readonly MenuNode[], select: string | null, words: string) => {
    store(next);
    setSelected(select);
    setAnnouncement(words);
  };
  const move = (id: string, place: Place) => {
    const wouldOverfill = isFull && place.parent === null && findNode(tree, id)?.level !== 1;
    if (wouldOverfill) return setAnnouncement(t.full(field.maxRows ?? 0));
    const next = moved(tree, id, place, maxDepth);
    const placed = next && findNode(next, id);
    if (!placed) return setAnnouncement(t.tooDeep(maxDepth));
    change(next, id, t.moved(nameOf(placed.node), placed.level, placed.index + 1, placed.siblings.length));
  };
  const step = (id: string, name: Step) => {
    const place = placeAfter(tree, id, name);
    if (place) move(id, place);
    else setAnnouncement(t.stopped[name]);
  };
  /** Adds lines after the selected one, or at the end. */
  const add = (nodes: readonly MenuNode[], words: string) => {
    const place = chosen
      ? { parent: chosen.parent?.id ?? null, index: chosen.index + 1 }
      : { parent: null, index: tree.length };
    const rest = field.maxRows === undefined || place.parent !== null ? nodes.length : field.maxRows - tree.length;
    if (rest < nodes.length) return setAnnouncement(t.full(field.maxRows ?? 0));
    change(inserted(tree, place, nodes), nodes[0]?.id ?? null, words);
  };
  const remove = (id: string) => {
    const placed = findNode(tree, id);
    if (!placed) return;
    const all = placedNodes(tree);
    const at = all.findIndex(({ node }) => node.id === id);
    const rest = placedNodes(removed(tree, id));
    change(removed(tree, id), rest[Math.min(at, rest.length - 1)]?.node.id ?? null, t.removed(nameOf(placed.node)));
  };
  const addLine = () => {
    add([newNode({})], t.added(1));
    focusForm(ids.form);
  };
  const addPages = (pages: readonly OfferedPage[]) => {
    const other = locale === 'fr' ? 'en' : 'fr';
    const nodes = pages.map(({ id, title }) =>
      newNode({ link: { text: title[locale] ?? title[other], other_text: title[other], page: id } }),
    );
    add(nodes, t.added(nodes.length));
  };
  const open = (id: string) => {
    setSelected(id);
    focusForm(ids.form);
  };
  const linePath = chosen && pathOfNode(tree, chosen.node.id, path, shape);

  return (
    <div className="field-type menu-tree" id={`field-${path.replaceAll('.', '__')}`}>
      <FieldLabel as="h3" label={field.label} path={path} />
      <FieldError path={path} showError={showError && !isValid} message={errorMessage} />
      <FieldDescription description={field.admin?.description} path={path} />
      <p id={ids.hint} className="menu-tree__hint">
        {t.depth(maxDepth)} {field.maxRows !== undefined && t.limit(field.maxRows)} {t.hint}
      </p>
      {!isReadOnly && (
        <MenuToolbar
          t={t}
          hasLine={chosen !== undefined}
          hasPages={site !== null}
          onStep={(name) => chosen && step(chosen.node.id, name)}
          onAdd={addLine}
          onAddPages={() => openModal(ids.drawer)}
          onDuplicate={() => {
            if (!chosen) return;
            add([copyOf(chosen.node, otherTexts)], t.duplicated(nameOf(chosen.node)));
          }}
          onRemove={() => chosen && remove(chosen.node.id)}
        />
      )}
      <p role="status" className="menu-tree__status">
        {announcement}
      </p>
      <div className="menu-tree__panes">
        {tree.length === 0 ? (
          <p>{t.empty}</p>
        ) : (
          <MenuList
            label={t.tree(label)}
            hintId={ids.hint}
            tree={tree}
            maxDepth={maxDepth}
            selected={chosen ? selected : null}
            isReadOnly={isReadOnly}
            t={t}
            onSelect={setSelected}
            onOpen={open}
            onStep={step}
            onMove={move}
            onRemove={remove}
          />
        )}
        <div id={ids.form}>
          {chosen && linePath && (
            <OtherTexts value={otherTexts}>
              <LineForm
                node={chosen.node}
                path={linePath}
                schemaPath={lineSchema(schemaPath, shape, chosen.level)}
                shape={shape}
                permissions={permissions}
                isReadOnly={isReadOnly}
                t={t}
                onClose={() => document.querySelector<HTMLElement>(`[data-line="${chosen.node.id}"]`)?.focus()}
              />
            </OtherTexts>
          )}
        </div>
      </div>
      {site !== null && <PageSearch slug={ids.drawer} site={site} language={language} t={t.pages} onAdd={addPages} />}
    </div>
  );
}

/** Returns the path in Payload's configuration of the list that holds the lines of a level. */
const lineSchema = (path: string, { slugs, submenu }: MenuShape, level: number): string =>
  slugs.slice(0, level - 1).reduce((above, slug) => `${above}.${slug}.${submenu}`, path);

/** Returns the id of the site of the document, or of the document when it is a site itself; null before it is known. */
function useSite(): number | null {
  const { id, collectionSlug } = useDocumentInfo();
  const site = useFormFields(([fields]) => fields.site?.value);
  const own = collectionSlug === 'sites' ? id : site;
  return typeof own === 'number' ? own : null;
}

/** Maximum number of frames for which the form of a line is awaited. */
const maxFrames = 60;

/** Moves the focus to the first field of the form of a line once it is shown. */
async function focusForm(id: string): Promise<void> {
  for (let frame = 0; frame < maxFrames; frame += 1) {
    await new Promise(requestAnimationFrame);
    const input = document.getElementById(id)?.querySelector<HTMLElement>('input[type="text"]');
    if (input) return input.focus();
  }
}
