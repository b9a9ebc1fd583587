import type { officeListItem } from '@vitrine/contract/blocks/offices-map.ts';
import type { FinishedItem } from '../../../block-framework/definition/define-block.ts';
import { ContactLines } from '../../../components/contact-lines/contact-lines.tsx';
import { OfficePicture } from '../../../components/office-picture/office-picture.tsx';
import { CmsLink } from '../../../kinds/link/cms-link.tsx';
import styles from './office-entry.module.css';

interface Props {
  office: FinishedItem<typeof officeListItem>;
  isActive: boolean;
  heading: 'h2' | 'h3';
}

/** Renders an office of the list. The button with its name makes it active by keyboard; a click anywhere does so too. */
export const OfficeEntry = ({ office, isActive, heading: Heading }: Props) => (
  <article className={styles.office} data-active={isActive || undefined}>
    <div className={styles.picture}>
      <OfficePicture image={office.image} sizes="(width >= 576px) 10rem, 4.5rem" />
    </div>
    <div className={styles.words}>
      {office.main_title && (
        <Heading className={styles.name}>
          <button type="button" className={styles.button} aria-pressed={isActive}>
            {office.main_title}
          </button>
        </Heading>
      )}
      <ContactLines items={office.list_items_repeater} />
      {office.cta && <CmsLink link={office.cta} tone="quiet" />}
    </div>
  </article>
);
