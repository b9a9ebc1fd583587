import type { SchemeName } from '@vitrine/contract/blocks/block-params.ts';
import type { ReactNode } from 'react';

/**
 * Named examples of a component, each rendered in one state. A file `NAME.fixture.tsx` beside the component that exports them as
 * `fixtures` is listed by `/qa/sections?piece=NAME&fixture=…` and tested by `e2e/shell-examples.e2e.ts`, in both
 * languages and every colour scheme.
 */
export type ComponentFixtures = Readonly<Record<string, (scheme: SchemeName) => ReactNode>>;
