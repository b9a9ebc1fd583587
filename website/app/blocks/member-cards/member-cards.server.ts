import { memberCards } from '@vitrine/contract/blocks/member-cards.ts';
import { defineBlockServer } from '../../block-framework/definition/define-block-server.ts';
import { contactData } from '../../components/contact-lines/contact-data.server.ts';

/** Describes brokers and staff; a team or an office among the members is no person. */
export const server = defineBlockServer(memberCards, {
  structuredData: ({ fields }, { agent }) => ({
    things: fields.member_cards_repeater.flatMap((member) => {
      const { main_title: name, description, image, list_items_repeater, recipient_type } = member;
      const isPerson = recipient_type === 'administrative_team' || recipient_type === 'executive_team';
      if (name === '' || !(isPerson || recipient_type === 'broker')) return [];
      const shared = { name, ...(image && { image: image.src }), ...contactData(list_items_repeater) };
      return isPerson
        ? { '@type': 'Person', ...shared, ...(description && { jobTitle: description }), worksFor: agent }
        : { '@type': 'RealEstateAgent', ...shared, parentOrganization: agent };
    }),
  }),
});
