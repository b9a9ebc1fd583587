import type { CSSProperties, ReactNode } from 'react';
import { buttonClass } from '../ui/button.tsx';
import { CmsIcon } from './cms-icon.tsx';
import styles from './cms-link.module.css';
import type { FinishedLink } from './finished.ts';

interface Props {
  link: FinishedLink;
  /** `quiet` is the second button beside a first one. */
  tone?: 'primary' | 'quiet';
  className?: string;
  /** Whom a link that opens the contact form writes to, as `forms/recipient.ts` puts it; without one the site itself. */
  recipient?: string | undefined;
  /** In place of the link's own words. */
  children?: ReactNode;
}

/**
 * A link from content. Internal links are followed by the router through one listener on the document
 * (`shell/follow-links.ts`), as a hundred router links cost 0.3 ms a request.
 */
export function CmsLink({ link, tone = 'primary', className, recipient, children = link.text }: Props) {
  const look = link.isButton ? buttonClass(tone) : styles.text;
  const props = { className: className ?? look, style: linkStyle(link) };
  const content = (
    <>
      {link.icon?.align === 'left' && <CmsIcon icon={link.icon} size={20} />}
      {children}
      {link.icon?.align === 'right' && <CmsIcon icon={link.icon} size={20} />}
    </>
  );
  if (link.href === null) {
    // A link without an address stays in the text but leads nowhere (`1-shell §2`).
    return (
      <a {...props} tabIndex={-1} rel="nofollow">
        {content}
      </a>
    );
  }
  return (
    <a
      {...props}
      href={link.href}
      data-action={link.action ?? undefined}
      data-recipient={link.action ? recipient : undefined}
      {...(link.isNewTab && { target: '_blank', rel: 'noopener' })}
    >
      {content}
    </a>
  );
}

function linkStyle({ color, background }: FinishedLink): CSSProperties | undefined {
  if (!color && !background) return undefined;
  return { ...(color && { color }), ...(background && { backgroundColor: background, borderColor: background }) };
}
