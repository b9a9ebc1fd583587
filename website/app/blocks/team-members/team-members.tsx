import type { teamMembers } from '@vitrine/contract/blocks/team-members.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { SectionHead } from '../../components/section-head/section-head.tsx';
import { useTexts } from '../../locale/define-texts.ts';
import { TeamMember } from './parts/team-member.tsx';
import { texts } from './texts.ts';

/** Shows the members of a team one at a time. */
function TeamMembers({ main_title, members_repeater: members }: BlockProps<typeof teamMembers>) {
  const t = useTexts(texts);
  return (
    <section className="page-width">
      <SectionHead title={main_title} />
      {members.length > 0 && (
        <Carousel
          label={main_title || t.members}
          layout="single"
          slides={members.map((member) => ({
            id: member.id,
            content: <TeamMember member={member} heading={main_title ? 'h3' : 'h2'} />,
          }))}
        />
      )}
    </section>
  );
}

export const block = defineBlock<typeof teamMembers>('team_members_block', TeamMembers, { hydration: 'visible' });
