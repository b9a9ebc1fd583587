import type { SchemeName } from '@vitrine/contract/blocks/block-params.ts';
import type { ReactNode } from 'react';

/**
 * Named examples of a piece of the shell, each drawn in one state. A file `NAME.fixture.tsx` of this room
 * that exports them as `fixtures` is all it takes to be listed by `/qa/sections?piece=NAME&fixture=…` and looked at by
 * `e2e/shell-examples.e2e.ts`, in both languages and every colour scheme.
 */
export type PieceFixtures = Readonly<Record<string, (scheme: SchemeName) => ReactNode>>;

const modules = import.meta.glob<PieceFixtures>('./*.fixture.tsx', { eager: true, import: 'fixtures' });

/** Every piece by its name. Only the QA page imports this, so that no other page loads an example. */
export const pieces: ReadonlyMap<string, PieceFixtures> = new Map(
  Object.entries(modules).map(([file, fixtures]) => [file.slice('./'.length, -'.fixture.tsx'.length), fixtures]),
);
