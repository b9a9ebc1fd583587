import { plainLink } from '../../kinds/link/plain-link.ts';
import type { ComponentFixtures } from '../../ui/component-fixtures.ts';
import { examplePicture } from '../example-picture.ts';
import { FillInCard } from './invitation-card.tsx';
import { PropertyCtaCard } from './property-cta-card.tsx';

const title = 'Votre propriété pourrait être ici';
const description = 'Dites-nous où elle se trouve\u00a0: nous vous disons ce qu’elle vaut.';

export const fixtures: ComponentFixtures = {
  default: () => (
    <PropertyCtaCard
      image={examplePicture('')}
      title={title}
      description={description}
      cta={plainLink('Demander une évaluation', '#evaluation')}
    />
  ),
  'a title alone': () => <PropertyCtaCard image={null} title={title} description="" cta={null} />,
  'in a row of few listings': () => <FillInCard />,
};
