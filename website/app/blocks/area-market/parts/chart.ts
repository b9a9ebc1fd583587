import type { areaMarket } from '@vitrine/contract/blocks/area-market.ts';
import type { BlockProps } from '../../../block-framework/definition/define-block.ts';

export interface ChartProps {
  chart: BlockProps<typeof areaMarket>['charts_repeater'][number];
  heading: 'h2' | 'h3';
}

/** Returns a length from 0 to 1 in hundredths. */
export const hundredths = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100);
