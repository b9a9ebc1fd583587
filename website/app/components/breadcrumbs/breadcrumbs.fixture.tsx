import type { ComponentFixtures } from '../../ui/component-fixtures.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

const breadcrumbs = [
  { name: 'Accueil', href: '#accueil' },
  { name: 'Propriétés', href: '#proprietes' },
  { name: 'Montréal', href: '#montreal' },
];

export const fixtures: ComponentFixtures = {
  default: () => <Breadcrumbs breadcrumbs={breadcrumbs} />,
  'long names': () => (
    <Breadcrumbs
      breadcrumbs={breadcrumbs.map(({ name, href }) => ({ name: `${name} et les environs immédiats`, href }))}
    />
  ),
};
