import type { testBlock } from '@vitrine/contract/blocks/test.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { NestedBlocks } from '../../block-framework/definition/nested-blocks.tsx';
import { useTexts } from '../../locale/define-texts.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import styles from './test.module.css';
import { texts } from './texts.ts';

/** Shows any blocks in tabs, to present them side by side. */
function TestBlock({ tabs_repeater }: BlockProps<typeof testBlock>) {
  const t = useTexts(texts);
  const tabs = tabs_repeater.map(({ id, main_title, blocks_repeater }, index) => ({
    id,
    label: main_title || t.tab(index + 1),
    content: <NestedBlocks blocks={blocks_repeater} />,
  }));
  return (
    <section className={`page-width ${styles.tabs}`}>
      <Tabs label={t.label} tabs={tabs} heading="h2" />
    </section>
  );
}

export const block = defineBlock<typeof testBlock>('test_block', TestBlock, { hydration: 'visible' });
