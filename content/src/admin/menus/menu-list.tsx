import { closestCenter, DndContext, type DragMoveEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { MenuLine } from './menu-line.tsx';
import { findNode, type Place, placedNodes, placeOfDrag, type Step } from './menu-moves.ts';
import type { MenuTexts } from './menu-texts.ts';
import type { MenuNode } from './menu-tree.ts';

/** Indentation of one level, px; `menus.css` uses the same value. */
const indent = 32;

/** Distance after which a press counts as a drag, px. */
const dragDistance = 5;

interface Props {
  label: string;
  hintId: string;
  tree: readonly MenuNode[];
  maxDepth: number;
  selected: string | null;
  isReadOnly: boolean;
  t: MenuTexts;
  onSelect: (id: string) => void;
  /** Called for the key that opens a line's form. */
  onOpen: (id: string) => void;
  onStep: (id: string, step: Step) => void;
  onMove: (id: string, place: Place) => void;
  onRemove: (id: string) => void;
}

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'indent',
  ArrowLeft: 'outdent',
};

/**
 * Shows the lines of a menu as a tree with one tab stop. The arrow keys move the selection; Alt with an arrow key, or the pointer, moves
 * the line.
 */
export function MenuList(props: Props) {
  const { label, hintId, tree, maxDepth, selected, isReadOnly, t, onSelect, onOpen, onStep, onMove, onRemove } = props;
  const contextId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<{ id: string; level: number } | null>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: dragDistance } }));
  const all = placedNodes(tree);
  const dragged = drag && findNode(tree, drag.id);
  // The submenus of a dragged line go with it.
  const hidden = new Set(dragged ? placedNodes(dragged.node.children).map(({ node }) => node.id) : []);
  const shown = all.filter(({ node }) => !hidden.has(node.id));
  const tabStop = selected ?? all[0]?.node.id;

  // The browser drops the focus of a line whose element changes its position in the page; the effect restores it.
  const isFocused = useRef(false);
  useEffect(() => {
    if (isFocused.current && selected !== null && !list.current?.contains(document.activeElement))
      list.current?.querySelector<HTMLElement>(`[data-line="${selected}"]`)?.focus();
  });

  const choose = (index: number) => {
    const id = all[Math.min(Math.max(index, 0), all.length - 1)]?.node.id;
    if (id === undefined) return;
    onSelect(id);
    list.current?.querySelector<HTMLElement>(`[data-line="${id}"]`)?.focus();
  };
  const press = (event: KeyboardEvent, index: number, id: string) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (ctrlKey || metaKey) return;
    const step = steps[key];
    if (altKey && step && !isReadOnly) onStep(id, step);
    else if (altKey) return;
    else if (key === 'ArrowDown') choose(index + 1);
    else if (key === 'ArrowUp') choose(index - 1);
    else if (key === 'Home') choose(0);
    else if (key === 'End') choose(all.length - 1);
    else if (key === 'Enter' || key === ' ') onOpen(id);
    else if (key === 'Delete' && !isReadOnly) onRemove(id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const placeOf = ({ active, over, delta }: Pick<DragMoveEvent, 'active' | 'over' | 'delta'>) => {
    const found = over && findNode(tree, String(active.id));
    if (!found) return null;
    return placeOfDrag(tree, found.node.id, String(over.id), found.level + Math.round(delta.x / indent), maxDepth);
  };

  return (
    <DndContext
      id={contextId}
      sensors={sensors}
      collisionDetection={closestCenter}
      // Lines announce their position themselves, and dragging works with the pointer alone.
      accessibility={{
        announcements: { onDragStart: () => '', onDragOver: () => '', onDragEnd: () => '', onDragCancel: () => '' },
        screenReaderInstructions: { draggable: '' },
      }}
      onDragStart={({ active }) => {
        const found = findNode(tree, String(active.id));
        if (found) setDrag({ id: found.node.id, level: found.level });
      }}
      onDragMove={(event) => {
        const place = placeOf(event);
        if (drag && place && place.level !== drag.level) setDrag({ ...drag, level: place.level });
      }}
      onDragCancel={() => setDrag(null)}
      onDragEnd={(event) => {
        setDrag(null);
        const id = String(event.active.id);
        const place = placeOf(event);
        if (place && !isSamePlace(tree, id, place)) onMove(id, place);
      }}
    >
      <SortableContext items={shown.map(({ node }) => node.id)} strategy={verticalListSortingStrategy}>
        <div
          ref={list}
          role="tree"
          className="menu-tree__lines"
          aria-label={label}
          aria-describedby={hintId}
          onFocus={() => {
            isFocused.current = true;
          }}
          onBlur={({ relatedTarget }) => {
            // A blur without a `relatedTarget` comes from an element that moves in the page, so the list keeps the focus.
            if (relatedTarget) isFocused.current = false;
          }}
        >
          {shown.map((placed) => (
            <MenuLine
              key={placed.node.id}
              placed={placed}
              level={drag?.id === placed.node.id ? drag.level : placed.level}
              isSelected={placed.node.id === selected}
              isTabStop={placed.node.id === tabStop}
              isReadOnly={isReadOnly}
              t={t}
              onSelect={() => onSelect(placed.node.id)}
              onKeyDown={(event) => press(event, all.indexOf(placed), placed.node.id)}
            />
          ))}
        </div>
      </SortableContext>
    </DndContext>
  );
}

function isSamePlace(tree: readonly MenuNode[], id: string, { parent, index }: Place): boolean {
  const found = findNode(tree, id);
  return found !== undefined && (found.parent?.id ?? null) === parent && found.index === index;
}
