import { memberCards } from '@vitrine/contract/blocks/member-cards.ts';
import { contactData } from '../../items/contact-data.server.ts';
import { defineBlockServer } from '../define-block-server.ts';

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
