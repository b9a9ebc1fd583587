import { officesMap } from '@vitrine/contract/blocks/offices-map.ts';
import { defineBlockServer } from '../../block-framework/definition/define-block-server.ts';
import { officeData } from '../../components/office-picture/office-data.server.ts';

export const server = defineBlockServer(officesMap, {
  structuredData: ({ fields }, { agent }) => ({
    things: fields.offices_repeater.flatMap((office) => {
      const marker = fields.map_repeater.find(({ hover_id }) => hover_id !== null && hover_id === office.hover_id);
      return officeData(office, agent, marker?.coords);
    }),
  }),
});
