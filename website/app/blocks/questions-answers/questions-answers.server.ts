import { questionsAnswers } from '@vitrine/contract/blocks/questions-answers.ts';
import { defineBlockServer } from '../../block-framework/definition/define-block-server.ts';

export const server = defineBlockServer(questionsAnswers, {
  structuredData: ({ fields }) => {
    const answered = fields.items_repeater.filter(({ main_title, description }) => main_title && description);
    if (answered.length === 0) return { things: [] };
    return {
      things: [
        {
          '@type': 'FAQPage',
          mainEntity: answered.map(({ main_title, description }) => ({
            '@type': 'Question',
            name: main_title,
            acceptedAnswer: { '@type': 'Answer', text: description.replaceAll('<wbr />', '') },
          })),
        },
      ],
    };
  },
});
