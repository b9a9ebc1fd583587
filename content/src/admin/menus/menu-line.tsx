import { useSortable } from '@dnd-kit/sortable';
import type { KeyboardEvent } from 'react';
import { type PlacedNode, placedNodes } from './menu-moves.ts';
import type { MenuTexts } from './menu-texts.ts';
import { type MenuNode, titleOf } from './menu-tree.ts';

interface Props {
  placed: PlacedNode<MenuNode>;
  /** Level at which the line is shown; for a dragged line, the level at which it would be dropped. */
  level: number;
  isSelected: boolean;
  /** True for the line that the Tab key reaches. */
  isTabStop: boolean;
  isReadOnly: boolean;
  t: MenuTexts;
  onSelect: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Shows a line of the menu with its drag handle and the text of its link. */
export function MenuLine({ placed, level, isSelected, isTabStop, isReadOnly, t, onSelect, onKeyDown }: Props) {
  const { node, index, siblings } = placed;
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: node.id,
    disabled: isReadOnly,
  });
  const below = placedNodes(node.children).length;
  const hasErrors = Object.values(node.fields).some(({ valid, errorMessage }) => valid === false && errorMessage);
  return (
    <div
      ref={setNodeRef}
      role="treeitem"
      className="menu-tree__line"
      data-line={node.id}
      data-dragging={isDragging || undefined}
      aria-level={level}
      aria-posinset={index + 1}
      aria-setsize={siblings.length}
      aria-selected={isSelected}
      tabIndex={isTabStop ? 0 : -1}
      style={{
        marginInlineStart: `calc(${placed.level - 1} * var(--menu-indent))`,
        // The browser would count a margin that changes while the line is dragged as a movement of the pointer.
        transform: transform
          ? `translate3d(calc(${level - placed.level} * var(--menu-indent)), ${transform.y}px, 0)`
          : undefined,
        transition,
      }}
      onClick={onSelect}
      onKeyDown={onKeyDown}
    >
      {!isReadOnly && (
        <span ref={setActivatorNodeRef} className="menu-tree__handle" aria-hidden="true" {...listeners}>
          <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true">
            <path d="M5 3h2v2H5zm4 0h2v2H9zM5 7h2v2H5zm4 0h2v2H9zM5 11h2v2H5zm4 0h2v2H9z" />
          </svg>
        </span>
      )}
      <span className="menu-tree__title">{titleOf(node) || <em>{t.untitled}</em>}</span>
      {hasErrors && <span className="menu-tree__errors">{t.errors}</span>}
      {below > 0 && <span className="menu-tree__count">{t.count(below)}</span>}
    </div>
  );
}
