import { describeBlock, displayProps, icon, repeater, richtext, text } from '../fields.ts';

export const qaItem = describeBlock('qa_item', {
  place: 'item',
  label: { fr: 'Question', en: 'Question' },
  doc: 'A question and its answer.',
  fields: {
    icon: icon('Icône', 'Icon', 'Stands before the question.'),
    main_title: text('Question', 'Question', 'The question as a visitor would ask it.'),
    description: richtext('Réponse', 'Answer', 'The answer.'),
  },
});

export const questionsAnswers = describeBlock('questions_answers_block', {
  label: { fr: 'Questions et réponses', en: 'Questions and answers' },
  doc: 'An accordion of questions.',
  fields: {
    main_title: text('Titre', 'Title', 'The heading.'),
    description: richtext('Texte', 'Text', 'A short introduction.'),
    items_repeater: repeater([qaItem], 'Questions', 'Questions', 'The questions, most asked first.'),
    ...displayProps,
  },
});
