import type { propertyIframe } from '@vitrine/contract/blocks/property-iframe.ts';
import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '../../locale/define-texts.ts';
import { type BlockProps, defineBlock } from '../define-block.ts';
import { FramedSite, sandbox } from './parts/framed-site.tsx';
import type { PropertyFrame } from './property-frame.ts';
import styles from './property-iframe.module.css';
import { texts } from './texts.ts';

/** `2-blocks-and-search §4`, Iframe: how far the new model reaches over the next block, px, on screens from 1500 px. */
const overlap = 90;

/** A property site of another company, with a link to it for whoever cannot or will not use the frame. */
function PropertyIframe({ data, params }: BlockProps<typeof propertyIframe>) {
  const t = useTexts(texts);
  const frame = data as PropertyFrame | null; // page/property-frame.server.ts made it
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return (
    <section className={styles.block} data-model={params.model}>
      {frame ? (
        <div className={styles.sheet}>
          <div className={styles.place}>
            {isLive ? (
              <FramedSite key={frame.src} frame={frame} />
            ) : (
              <noscript>
                <iframe className={styles.plain} src={frame.src} title={t.title} loading="lazy" sandbox={sandbox} />
              </noscript>
            )}
          </div>
          <p className={styles.foot}>
            <a className={styles.link} href={frame.src} target="_blank" rel="noopener">
              {t.open}
              <ExternalLink size={18} strokeWidth={1.75} aria-hidden="true" />
            </a>
          </p>
        </div>
      ) : (
        <p className={`page-width ${styles.unavailable}`}>{t.unavailable}</p>
      )}
    </section>
  );
}

export const block = defineBlock<typeof propertyIframe>('property_iframe_block', PropertyIframe, {
  isBleed: true,
  overlap: ({ params }) => (params.model === 'new' ? overlap : 0),
  overlapsFrom: 'wide',
});
