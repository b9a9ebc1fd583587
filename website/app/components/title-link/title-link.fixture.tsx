import { plainLink } from '../../kinds/link/plain-link.ts';
import type { ComponentFixtures } from '../../ui/component-fixtures.ts';
import linked from './linked-card.module.css';
import { TitleLink } from './title-link.tsx';

const card = (title: string, href: string | null) => (
  <article className={linked.linkedCard}>
    <h3>
      <TitleLink title={title} link={href === null ? null : plainLink('Lire l’article', href)} />
    </h3>
  </article>
);

export const fixtures: ComponentFixtures = {
  default: () => card('Acheter sa première propriété', '#article'),
  'named by its link': () => card('', '#article'),
  'leading nowhere': () => card('Acheter sa première propriété', null),
};
