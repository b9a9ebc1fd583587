import { CmsLink } from '../../kinds/link/cms-link.tsx';
import type { FinishedLink } from '../../kinds/link/finish-link.server.ts';
import { CmsRichtext } from '../../kinds/richtext/cms-richtext.tsx';
import type { SafeHtml } from '../../kinds/richtext/finish-richtext.server.ts';
import styles from './section-head.module.css';

interface Props {
  title: string;
  /** Id of the title, for the `aria-labelledby` of the section. */
  titleId?: string;
  /** Heading level of the title. */
  heading?: 'h1' | 'h2' | 'h3';
  description?: SafeHtml | null;
  cta?: FinishedLink | null;
  /** `start` places the button at the end of the title's line, `center` below the description. */
  align?: 'start' | 'center';
}

/** Renders title, description and button above the items of a block. Renders nothing when all three are empty. */
export function SectionHead({
  title,
  titleId,
  heading: Heading = 'h2',
  description = null,
  cta = null,
  align = 'start',
}: Props) {
  if (!title && !description && !cta) return null;
  return (
    <header className={styles.head} data-align={align}>
      {(title || description) && (
        <div className={styles.words}>
          {title && (
            <Heading className={styles.title} id={titleId}>
              {title}
            </Heading>
          )}
          {description && <CmsRichtext html={description} className={styles.description ?? ''} />}
        </div>
      )}
      {cta && <CmsLink link={cta} tone="quiet" />}
    </header>
  );
}
