import type { ComponentFixtures } from '../../ui/component-fixtures.ts';
import { examplePicture } from '../example-picture.ts';
import { OfficePicture } from './office-picture.tsx';

export const fixtures: ComponentFixtures = {
  default: () => <OfficePicture image={examplePicture('Bureau de Québec')} sizes="24rem" />,
  'without a picture': () => <OfficePicture image={null} sizes="24rem" />,
};
