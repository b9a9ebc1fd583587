import { badges } from '@vitrine/contract/core/badges.ts';
import type { ComponentFixtures } from '../../ui/component-fixtures.ts';
import { Badge, Tag } from './badge.tsx';

export const fixtures: ComponentFixtures = {
  default: () => badges.map((name) => <Badge key={name} name={name} />),
  'a tag with colours of its own': () => <Tag name="Partenaire" background="#1d4f3c" color="#ffffff" />,
  'a tag without colours': () => <Tag name="Partenaire" background={null} color={null} />,
};
