import type { ComponentFixtures } from '../../ui/component-fixtures.ts';
import { ContactLines } from './contact-lines.tsx';

const line = (id: string, description: string) => ({ id, icon: null, description });

export const fixtures: ComponentFixtures = {
  default: () => (
    <ContactLines
      items={[
        line('address', '4318, rue Fabre, Montréal'),
        line('phone', '514 555-0126'),
        line('mail', 'maude.tessier-lavoie@maison-et-jardin.example'),
      ]}
    />
  ),
  empty: () => <ContactLines items={[]} />,
};
