import { offices } from '@vitrine/contract/blocks/offices.ts';
import { defineBlockServer } from '../../block-framework/definition/define-block-server.ts';
import { officeData } from '../../components/office-picture/office-data.server.ts';

export const server = defineBlockServer(offices, {
  structuredData: ({ fields }, { agent }) => ({
    things: fields.offices_repeater.flatMap((office) => officeData(office, agent)),
  }),
});
