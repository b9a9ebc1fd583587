import type { memberCardItem } from '@vitrine/contract/blocks/member-cards.ts';
import { UserRound } from 'lucide-react';
import type { FinishedItem } from '../../../block-framework/definition/define-block.ts';
import { ContactLines } from '../../../components/contact-lines/contact-lines.tsx';
import { IconLinks } from '../../../components/icon-links/icon-links.tsx';
import { contactLinkProps } from '../../../forms/recipient.ts';
import { CmsImage } from '../../../kinds/image/cms-image.tsx';
import { CmsLink } from '../../../kinds/link/cms-link.tsx';
import type { FinishedLink } from '../../../kinds/link/finish-link.server.ts';
import { useTexts } from '../../../locale/define-texts.ts';
import { texts } from '../texts.ts';
import styles from './member-card.module.css';

interface Props {
  member: FinishedItem<typeof memberCardItem>;
  heading: 'h2' | 'h3';
}

/**
 * Renders a person or a team: portrait, name, job title, programmes and the ways to reach them. The name leads to their page, which is the
 * link of the icons that stays on the site.
 */
export function MemberCard({ member, heading: Heading }: Props) {
  const { image, main_title, description, cta, list_items_repeater, icon_links_repeater, program_items_repeater } =
    member;
  const t = useTexts(texts);
  const page = icon_links_repeater.find(({ link }) => link?.isInternal);
  const networks = icon_links_repeater.filter((item) => item !== page);
  return (
    <article className={styles.card}>
      <div className={styles.portrait}>
        {image ? (
          // The name below identifies the person.
          <CmsImage
            image={image}
            sizes="(width >= 1200px) 24vw, (width >= 992px) 31vw, (width >= 768px) 46vw, 7rem"
            alt=""
            cover
          />
        ) : (
          <UserRound className={styles.icon} strokeWidth={1} aria-hidden="true" />
        )}
      </div>
      <div className={styles.words}>
        {main_title && (
          <Heading className={styles.name}>
            {page?.link ? <NameLink name={main_title} link={page.link} /> : main_title}
          </Heading>
        )}
        {description && <p className={styles.job}>{description}</p>}
        {program_items_repeater.length > 0 && (
          <ul className={styles.programs} aria-label={t.programs(main_title)}>
            {program_items_repeater.map((program) => (
              <li key={program.id} className={styles.program}>
                {program.description}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.contact}>
        <ContactLines items={list_items_repeater} />
        {(cta || networks.length > 0) && (
          <div className={styles.actions}>
            {cta && (
              <CmsLink link={cta} tone="quiet" recipient={contactLinkProps(recipientOf(member))['data-recipient']} />
            )}
            <IconLinks items={networks} label={t.networks(main_title)} />
          </div>
        )}
      </div>
    </article>
  );
}

const NameLink = ({ name, link }: { name: string; link: FinishedLink }) => (
  <CmsLink link={{ ...link, icon: null }} className={styles.nameLink}>
    {name}
  </CmsLink>
);

const recipientOf = ({ recipient_type, recipient_slug, main_title, description, image }: Props['member']) =>
  recipient_slug
    ? {
        type: recipient_type,
        slug: recipient_slug,
        name: main_title,
        subtitle: description,
        underSubtitle: '',
        avatar: image,
      }
    : null;
