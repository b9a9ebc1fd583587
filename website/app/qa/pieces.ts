import type { ComponentFixtures } from '../ui/component-fixtures.ts';

const modules = import.meta.glob<ComponentFixtures>(['../*/**/*.fixture.tsx', '!../blocks/**'], {
  eager: true,
  import: 'fixtures',
});

/** Examples of components by component name. Only the QA page imports this module, so no other page loads them. */
export const pieces: ReadonlyMap<string, ComponentFixtures> = new Map(
  Object.entries(modules).map(([file, fixtures]) => [
    file.slice(file.lastIndexOf('/') + 1, -'.fixture.tsx'.length),
    fixtures,
  ]),
);
