import type { propertyIframe } from '@vitrine/contract/blocks/property-iframe.ts';
import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import type { BlockData } from '../../block-framework/definition/define-block-server.ts';
import { useTexts } from '../../locale/define-texts.ts';
import { PropertySite, sandbox } from './parts/property-site.tsx';
import styles from './property-iframe.module.css';
import type { server } from './property-iframe.server.ts';
import { texts } from './texts.ts';

/** Height by which the new model overlaps the next block on screens from 1500 px, px (listing.26). */
const overlap = 90;

type Data = BlockData<typeof server>;

/** Shows the property site of another company in an iframe, with a link to it. */
function PropertyIframe({ data: iframe, params }: BlockProps<typeof propertyIframe, Data>) {
  const t = useTexts(texts);
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return (
    <section className={styles.block} data-model={params.model}>
      {iframe ? (
        <div className={styles.sheet}>
          <div className={styles.place}>
            {isLive ? (
              <PropertySite key={iframe.src} iframe={iframe} />
            ) : (
              <noscript>
                <iframe className={styles.plain} src={iframe.src} title={t.title} loading="lazy" sandbox={sandbox} />
              </noscript>
            )}
          </div>
          <p className={styles.foot}>
            <a className={styles.link} href={iframe.src} target="_blank" rel="noopener">
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

export const block = defineBlock<typeof propertyIframe, Data>('property_iframe_block', PropertyIframe, {
  isBleed: true,
  overlap: ({ params }) => (params.model === 'new' ? overlap : 0),
  overlapsFrom: 'wide',
  hydration: 'visible',
});
