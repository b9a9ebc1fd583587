import type { Localized } from '@vitrine/contract/locale.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { texts } from '../items/wire-parts.ts';

/** Returns a figure of an area with its meaning. */
export const areaFigure = (id: string, value: Localized<string>, meaning: Localized<string>): WireBlock => ({
  id,
  block_type: 'area_figure_item',
  fields: { main_title: texts('text', value), description: texts('text', meaning) },
});
