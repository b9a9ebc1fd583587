import type { ComponentFixtures } from '../ui/component-fixtures.ts';

const modules = import.meta.glob<ComponentFixtures>(['../shell/*.fixture.tsx', '../alerts/*.fixture.tsx'], {
  eager: true,
  import: 'fixtures',
});

/** Every piece by its name. Only the QA page imports this, so that no other page loads an example. */
export const pieces: ReadonlyMap<string, ComponentFixtures> = new Map(
  Object.entries(modules).map(([file, fixtures]) => [
    file.slice(file.lastIndexOf('/') + 1, -'.fixture.tsx'.length),
    fixtures,
  ]),
);
