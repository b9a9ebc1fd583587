import type { BlockNames } from './block-names.ts';

/** The path of the one list of blocks. */
export const blockList = 'contract/src/blocks/index-of-blocks.ts';

/** The files of a new block by path: a description, looks, style and a fixture that work and wait to be written on. */
export function scaffoldBlock({ type, folder, variable, component, title }: BlockNames): Record<string, string> {
  const home = `website/app/blocks/${folder}/${folder}`;
  return {
    [`contract/src/blocks/${folder}.ts`]: `import { describeBlock, displayProps, richtext, text } from '../fields.ts';

export const ${variable} = describeBlock('${type}', {
  label: { fr: '${title}', en: '${title}' },
  doc: 'A title above a text.',
  fields: {
    main_title: text('Titre', 'Title', 'The heading.'),
    description: richtext('Texte', 'Text', 'What stands below the heading.'),
    ...displayProps,
  },
});
`,
    [`${home}.tsx`]: `import type { ${variable} } from '@vitrine/contract/blocks/${folder}.ts';
import { CmsRichtext } from '../../cms/cms-richtext.tsx';
import { type BlockProps, defineBlock } from '../define-block.ts';
import styles from './${folder}.module.css';

/** A title above a text. */
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
    [`${home}.fixture.ts`]: `import { type BlockFixtures, html, item, words } from '../fixtures.ts';

export const fixtures: BlockFixtures = {
  default: item('${type}', {
    main_title: words('Un titre', 'A title'),
    description: html('<p>Un texte.</p>', '<p>A text.</p>'),
  }),
  'very long French title': item('${type}', {
    main_title: words('Un titre qui prend toute la place et qui continue encore sur la deuxième ligne', 'A title'),
  }),
  'nothing at all': item('${type}', {}),
};
`,
  };
}

/** The list of blocks with one more, which staff see before the error block at its end. */
export function listBlock(source: string, { folder, variable }: BlockNames): string {
  const imported = source.replace(/(?=\n\n\/\*\* The one list)/, `\nimport { ${variable} } from './${folder}.ts';`);
  return imported.replace(/(?=\n {2}errorBlock,\n\])/, `\n  ${variable},`);
}
