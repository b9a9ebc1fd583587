import type { partnerItem } from '@vitrine/contract/blocks/partners.ts';
import type { FinishedItem } from '../../../block-framework/definition/define-block.ts';
import { Tag } from '../../../components/badge/badge.tsx';
import { IconSpecs } from '../../../components/property-card/icon-specs.tsx';
import { CmsImage } from '../../../kinds/image/cms-image.tsx';
import { CmsLink } from '../../../kinds/link/cms-link.tsx';
import styles from './partner-card.module.css';

type Partner = FinishedItem<typeof partnerItem>;
type PartnerTag = Partner['tags_repeater'][number];

interface Props {
  partner: Partner;
  /** Tags of the block. A partner's tag without its own colours has those of the block's tag of the same name. */
  tags: readonly PartnerTag[];
  heading: 'h2' | 'h3';
}

/** Renders one partner: logo, name, description and contact links. */
export function PartnerCard({ partner, tags, heading: Heading }: Props) {
  const { image, main_title, sub_title, description, list_items_repeater, tags_repeater, cta } = partner;
  return (
    <article className={styles.card}>
      {image && (
        <div className={styles.logo}>
          <CmsImage image={image} sizes="(width >= 768px) 20rem, 80vw" />
        </div>
      )}
      {tags_repeater.length > 0 && (
        <ul className={styles.tags}>
          {tags_repeater.map((tag) => (
            <li key={tag.id}>
              <ColoredTag tag={tag} tags={tags} />
            </li>
          ))}
        </ul>
      )}
      {main_title && <Heading className={styles.title}>{main_title}</Heading>}
      {sub_title && <p className={styles.subTitle}>{sub_title}</p>}
      {description && <p className={styles.description}>{description}</p>}
      <IconSpecs items={list_items_repeater} keepsIcons />
      {cta && (
        <p className={styles.action}>
          <CmsLink link={cta} tone="quiet" />
        </p>
      )}
    </article>
  );
}

function ColoredTag({ tag, tags }: { tag: PartnerTag; tags: readonly PartnerTag[] }) {
  const hasColors = tag.bg_color_primary !== null || tag.text_color !== null;
  const colored = hasColors ? tag : tags.find(({ name }) => name === tag.name);
  return <Tag name={tag.name} background={colored?.bg_color_primary ?? null} color={colored?.text_color ?? null} />;
}
