import { type BlockChange, changeBlocks, type EditedBlock, editPage, type PageBlocks } from './page-blocks.ts';

/** A page in edit mode with its undo and redo stacks. */
export interface EditHistory {
  past: readonly PageBlocks[];
  now: PageBlocks;
  future: readonly PageBlocks[];
  /** The field of the last change: consecutive changes of one field are one undo step. */
  typingAt: string | null;
}

export type EditAction = BlockChange | { kind: 'undo' } | { kind: 'redo' };

const stepLimit = 100;

export const startHistory = (blocks: readonly EditedBlock[]): EditHistory => ({
  past: [],
  now: editPage(blocks),
  future: [],
  typingAt: null,
});

export function nextHistory(history: EditHistory, action: EditAction): EditHistory {
  const { past, now, future } = history;
  if (action.kind === 'undo') {
    const before = past.at(-1);
    return before ? { past: past.slice(0, -1), now: before, future: [now, ...future], typingAt: null } : history;
  }
  if (action.kind === 'redo') {
    const [after, ...rest] = future;
    return after ? { past: [...past, now], now: after, future: rest, typingAt: null } : history;
  }
  const next = changeBlocks(now, action);
  if (next === now) return history;
  const typingAt = action.kind === 'set' ? `${action.id} ${action.path}` : null;
  const isSameWord = typingAt !== null && typingAt === history.typingAt;
  return { past: isSameWord ? past : [...past, now].slice(-stepLimit), now: next, future: [], typingAt };
}
