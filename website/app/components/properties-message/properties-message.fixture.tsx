import type { ComponentFixtures } from '../../ui/component-fixtures.ts';
import { PropertiesMessage } from './properties-message.tsx';

export const fixtures: ComponentFixtures = {
  default: () => <PropertiesMessage hasFailed={false} />,
  'loading failed': () => <PropertiesMessage hasFailed />,
};
