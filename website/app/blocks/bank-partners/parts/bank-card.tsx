import type { bankPartnerItem } from '@vitrine/contract/blocks/bank-partners.ts';
import type { FinishedItem } from '../../../block-framework/definition/define-block.ts';
import { Person } from '../../../components/person/person.tsx';
import { IconSpecs } from '../../../components/property-card/icon-specs.tsx';
import { CmsImage } from '../../../kinds/image/cms-image.tsx';
import styles from './bank-card.module.css';

interface Props {
  bank: FinishedItem<typeof bankPartnerItem>;
  /** True when the block has a title, below which the names are headings. */
  isBelowTitle: boolean;
}

/** Renders one institution: logo, name and advisors. */
export function BankCard({ bank, isBelowTitle }: Props) {
  const { logo, name, employees_repeater } = bank;
  const Name = isBelowTitle ? 'h3' : 'h2';
  return (
    <article className={styles.card}>
      {logo && (
        <div className={styles.logo}>
          {/* The name below the logo says the same. */}
          <CmsImage image={logo} sizes="(width >= 768px) 16rem, 80vw" {...(name && { alt: '' })} />
        </div>
      )}
      {name && <Name className={styles.name}>{name}</Name>}
      {employees_repeater.length > 0 && (
        <ul className={styles.advisors}>
          {employees_repeater.map(({ id, person_avatar, person_name, person_subtitle, list_items_repeater }) => (
            <li key={id} className={styles.advisor}>
              <Person avatar={person_avatar} name={person_name} subtitle={person_subtitle} />
              <IconSpecs items={list_items_repeater} keepsIcons />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
