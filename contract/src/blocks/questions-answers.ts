import { describeBlock, describeItem } from '../fields.ts';
import { icon } from '../kinds/icon.ts';
import { repeater } from '../kinds/repeater.ts';
import { richtext } from '../kinds/richtext.ts';
import { text } from '../kinds/text.ts';
import { displayPropsWithout } from './display-props.ts';

export const qaItem = describeItem('qa_item', {
  label: { fr: 'Question', en: 'Question' },
  doc: { fr: 'Une question et sa réponse.', en: 'A question and its answer.' },
  fields: {
    icon: icon({ fr: 'Icône', en: 'Icon' }, { fr: 'Précède la question.', en: 'Stands before the question.' }),
    main_title: text(
      { fr: 'Question', en: 'Question' },
      { fr: 'La question, comme un visiteur la poserait.', en: 'The question as a visitor would ask it.' },
    ),
    description: richtext(
      { fr: 'Réponse', en: 'Answer' },
      { fr: 'La réponse à la question.', en: 'The answer to the question.' },
    ),
  },
});

export const questionsAnswers = describeBlock('questions_answers_block', {
  group: 'text',
  order: 50,
  label: { fr: 'Questions et réponses', en: 'Questions and answers' },
  doc: { fr: 'Des questions qui s’ouvrent en accordéon.', en: 'An accordion of questions.' },
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    description: richtext({ fr: 'Texte', en: 'Text' }, { fr: 'Une courte introduction.', en: 'A short introduction.' }),
    items_repeater: repeater(
      [qaItem],
      { fr: 'Questions', en: 'Questions' },
      { fr: 'Les questions, la plus fréquente en premier.', en: 'The questions, most asked first.' },
    ),
    ...displayPropsWithout('bg_color_secondary'),
  },
});
