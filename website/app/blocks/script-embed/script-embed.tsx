import type { scriptEmbed } from '@vitrine/contract/blocks/script-embed.ts';
import { useEffect, useRef } from 'react';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { runEmbeddedScripts } from '../../consent/run-embedded-scripts.ts';
import { useSite } from '../../site/site-context.tsx';
import styles from './script-embed.module.css';

/** Shows embedded code and starts its scripts, on every page that it comes to. */
function ScriptEmbed({ script }: BlockProps<typeof scriptEmbed>) {
  const { path } = useSite();
  const code = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or other code has new elements
  useEffect(() => (code.current ? runEmbeddedScripts(code.current) : undefined), [path, script]);
  return (
    <section className={`page-width ${styles.embed}`}>
      <div
        key={path}
        ref={code}
        // The running scripts change what the server wrote.
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: `embedded-code.server.ts` wrote it, from the code of an administrator
        dangerouslySetInnerHTML={{ __html: script }}
      />
    </section>
  );
}

export const block = defineBlock<typeof scriptEmbed>('script_embed_block', ScriptEmbed, {
  hydration: 'load',
  isBleed: true,
});
