import type { FinishedImage } from '../../kinds/image/finish-image.server.ts';
import { CmsRichtext } from '../../kinds/richtext/cms-richtext.tsx';
import type { SafeHtml } from '../../kinds/richtext/finish-richtext.server.ts';
import { useTexts } from '../../locale/define-texts.ts';
import { ClampedText } from '../../ui/clamped-text/clamped-text.tsx';
import { Person } from '../person/person.tsx';
import { testimonialTexts } from './testimonial-texts.ts';

export interface TestimonialAuthor {
  avatar: FinishedImage | null;
  name: string;
  subtitle: string;
}

interface Props {
  html: SafeHtml;
  author: TestimonialAuthor;
  /** Maximum number of lines. */
  lines: number;
  className?: string | undefined;
}

/** Renders the words of a testimonial, clamped; a button shows the whole in a dialog, with the author (testimonials.7). */
export function TestimonialQuote({ html, author, lines, className }: Props) {
  const t = useTexts(testimonialTexts);
  return (
    <blockquote className={className}>
      <ClampedText
        limit={{ lines }}
        moreLabel={t.readMore}
        about={author.name}
        dialog={{
          title: author.name || t.testimonial,
          closeLabel: t.close,
          intro: author.subtitle && <p>{author.subtitle}</p>,
        }}
      >
        <CmsRichtext html={html} />
      </ClampedText>
    </blockquote>
  );
}

/** Renders the author of a testimonial. Renders nothing for an anonymous one. */
export const TestimonialAuthorCaption = ({ avatar, name, subtitle }: TestimonialAuthor) =>
  name || avatar ? (
    <figcaption>
      <Person avatar={avatar} name={name} subtitle={subtitle} />
    </figcaption>
  ) : null;
