import type { CSSProperties, ReactNode } from 'react';
import type { SafeHtml } from '../../kinds/richtext/finish-richtext.server.ts';
import styles from './testimonial-card.module.css';
import { type TestimonialAuthor, TestimonialAuthorCaption, TestimonialQuote } from './testimonial-quote.tsx';

interface Props {
  html: SafeHtml;
  author: TestimonialAuthor;
  lines: number;
  background?: string | null;
  color?: string | null;
  /** Content above the words, such as stars; a quotation mark without it. */
  children?: ReactNode;
}

/** Renders one testimonial on a card of a carousel. */
export const TestimonialCard = ({ html, author, lines, background = null, color = null, children }: Props) => (
  <figure className={styles.card} style={cardStyle(background, color)}>
    {children ?? <span className={styles.mark} aria-hidden="true" />}
    <TestimonialQuote html={html} author={author} lines={lines} className={styles.quote} />
    <TestimonialAuthorCaption {...author} />
  </figure>
);

function cardStyle(background: string | null, color: string | null): CSSProperties {
  const variables = { ...(background && { '--card': background }), ...(color && { '--text': color }) };
  return variables as CSSProperties; // React's type has no custom properties
}
