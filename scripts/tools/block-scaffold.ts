import type { BlockNames } from './block-names.ts';

/** Returns the files of a new block by path: a description, a view, its style and a fixture, complete but short. */
export function scaffoldBlock({ type, folder, variable, component, title }: BlockNames): Record<string, string> {
  const home = `website/app/blocks/${folder}/${folder}`;
  return {
    [`contract/src/blocks/${folder}.ts`]: `import { describeBlock } from '../fields.ts';
import { richtext } from '../kinds/richtext.ts';
import { text } from '../kinds/text.ts';
import { displayPropsWithout } from './display-props.ts';

export const ${variable} = describeBlock('${type}', {
  group: 'text',
  order: 100,
  label: { fr: '${title}', en: '${title}' },
  doc: { fr: 'Un titre au-dessus d’un texte.', en: 'A title above a text.' },
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    description: richtext({ fr: 'Texte', en: 'Text' }, { fr: 'Le corps du texte.', en: 'The body text.' }),
    ...displayPropsWithout('bg_color_secondary'),
  },
});
`,
    [`${home}.tsx`]: `import type { ${variable} } from '@vitrine/contract/blocks/${folder}.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { CmsRichtext } from '../../kinds/richtext/cms-richtext.tsx';
import styles from './${folder}.module.css';

/** Renders a title above a text. */
function ${component}({ main_title, description }: BlockProps<typeof ${variable}>) {
  return (
    <section className="page-width">
      <div className={styles.words}>
        {main_title && <h2>{main_title}</h2>}
        <CmsRichtext html={description} />
      </div>
    </section>
  );
}

export const block = defineBlock<typeof ${variable}>('${type}', ${component});
`,
    [`${home}.module.css`]: `@layer blocks {
  .words {
    display: grid;
    gap: var(--space-5);
  }
}
`,
    [`${home}.fixture.ts`]: `import { type BlockFixtures, html, item, textOf } from '../../block-framework/fixtures/fixtures.ts';

export const fixtures: BlockFixtures = {
  default: item('${type}', {
    main_title: textOf('Un titre', 'A title'),
    description: html('<p>Un texte.</p>', '<p>A text.</p>'),
  }),
  'very long French title': item('${type}', {
    main_title: textOf('Un titre qui prend toute la place et qui continue encore sur la deuxième ligne', 'A title'),
  }),
  'nothing at all': item('${type}', {}),
};
`,
  };
}
