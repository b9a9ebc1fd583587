import { soldPropertiesMap } from '@vitrine/contract/blocks/sold-properties-map.ts';
import { defineBlockServer } from '../../block-framework/definition/define-block-server.ts';
import { redactPrices } from './parts/redact-prices.ts';

export const server = defineBlockServer(soldPropertiesMap, {
  redact: (fields) => ({ ...fields, map_repeater: redactPrices(fields.map_repeater) }),
});
