import { offices } from '@vitrine/contract/blocks/offices.ts';
import { officeData } from '../../items/office-data.server.ts';
import { defineBlockServer } from '../define-block-server.ts';

export const server = defineBlockServer(offices, {
  structuredData: ({ fields }, { agent }) => ({
    things: fields.offices_repeater.flatMap((office) => officeData(office, agent)),
  }),
});
