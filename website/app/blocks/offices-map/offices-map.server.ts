import { officesMap } from '@vitrine/contract/blocks/offices-map.ts';
import { officeData } from '../../items/office-data.server.ts';
import { defineBlockServer } from '../define-block-server.ts';

export const server = defineBlockServer(officesMap, {
  structuredData: ({ fields }, { agent }) => ({
    things: fields.offices_repeater.flatMap((office) => {
      const marker = fields.map_repeater.find(({ hover_id }) => hover_id !== null && hover_id === office.hover_id);
      return officeData(office, agent, marker?.coords);
    }),
  }),
});
