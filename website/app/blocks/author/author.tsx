import type { author } from '@vitrine/contract/blocks/author.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { IconLinks } from '../../components/icon-links/icon-links.tsx';
import { Person } from '../../components/person/person.tsx';
import { CmsLink } from '../../kinds/link/cms-link.tsx';
import { CmsRichtext } from '../../kinds/richtext/cms-richtext.tsx';
import { useTexts } from '../../locale/define-texts.ts';
import styles from './author.module.css';
import { texts } from './texts.ts';

/** Renders the person who wrote the page: portrait, name, biography and links. */
function Author({ author_avatar, author_name, description, cta, icon_links_repeater }: BlockProps<typeof author>) {
  const t = useTexts(texts);
  const hasLinks = cta !== null || icon_links_repeater.some(({ link }) => link);
  return (
    <section className="page-width">
      <div className={styles.card}>
        {(author_name || author_avatar) && (
          <Person avatar={author_avatar} name={author_name} subtitle="" size="large" heading="h2" />
        )}
        {(description || hasLinks) && (
          <div className={styles.words}>
            <CmsRichtext html={description} />
            {hasLinks && (
              <div className={styles.links}>
                {cta && <CmsLink link={cta} tone="quiet" />}
                <IconLinks items={icon_links_repeater} label={t.networks(author_name)} />
              </div>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

export const block = defineBlock<typeof author>('author_block', Author);
