import type { teamMemberItem } from '@vitrine/contract/blocks/team-members.ts';
import type { FinishedItem } from '../../../block-framework/definition/define-block.ts';
import { ContactLines } from '../../../components/contact-lines/contact-lines.tsx';
import { Person } from '../../../components/person/person.tsx';
import { CmsImage } from '../../../kinds/image/cms-image.tsx';
import { useTexts } from '../../../locale/define-texts.ts';
import { ClampedText } from '../../../ui/clamped-text/clamped-text.tsx';
import { texts } from '../texts.ts';
import styles from './team-member.module.css';

/** Number of lines of a biography that show, and at xxxl and up (people.4). */
const limit = { lines: 5, wideLines: 7 };

interface Props {
  member: FinishedItem<typeof teamMemberItem>;
  heading: 'h2' | 'h3';
}

/** Renders a member of a team: portrait, name, job title, biography and contact lines. A long biography opens in a dialog. */
export function TeamMember({ member, heading: Heading }: Props) {
  const { person_avatar: avatar, person_name: name, person_subtitle: job, description, list_items_repeater } = member;
  const t = useTexts(texts);
  return (
    <article className={styles.member} data-plain={avatar ? undefined : true}>
      {avatar && (
        <div className={styles.portrait}>
          {/* The name beside the portrait identifies the person. */}
          <CmsImage image={avatar} sizes="(width >= 992px) 36vw, (width >= 768px) 42vw, 92vw" alt="" cover />
        </div>
      )}
      <div className={styles.words}>
        <div>
          {name && <Heading className={styles.name}>{name}</Heading>}
          {job && <p className={styles.job}>{job}</p>}
        </div>
        {description && (
          <ClampedText
            limit={limit}
            moreLabel={t.readMore}
            about={name}
            dialog={{
              title: name || t.members,
              closeLabel: t.close,
              intro: <Person avatar={avatar} name={name} subtitle={job} size="large" />,
            }}
          >
            <p className={styles.text}>{description}</p>
          </ClampedText>
        )}
        <ContactLines items={list_items_repeater} />
      </div>
    </article>
  );
}
