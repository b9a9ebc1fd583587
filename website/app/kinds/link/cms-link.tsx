import type { CSSProperties, ReactNode } from 'react';
import { buttonClass } from '../../ui/button/button.tsx';
import { CmsIcon } from '../icon/cms-icon.tsx';
import styles from './cms-link.module.css';
import type { FinishedLink } from './finish-link.server.ts';
import { linkAddress } from './link-address.ts';

interface Props {
  link: FinishedLink;
  /** `quiet` is for a secondary button. */
  tone?: 'primary' | 'quiet';
  className?: string;
  /** Recipient of a link that opens the contact form, serialised by `forms/recipient.ts`; the site itself without one. */
  recipient?: string | undefined;
  /** Replaces the text of the link. */
  children?: ReactNode;
}

/**
 * Renders a link from content. One listener on the document follows internal links with the router (`shell/links/follow-links.ts`),
 * because a hundred router links cost 0.3 ms per request.
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
  return (
    <a
      {...props}
      {...linkAddress(link)}
      data-action={link.action ?? undefined}
      data-recipient={link.action ? recipient : undefined}
    >
      {content}
    </a>
  );
}

function linkStyle({ color, background }: FinishedLink): CSSProperties | undefined {
  if (!color && !background) return undefined;
  return { ...(color && { color }), ...(background && { backgroundColor: background, borderColor: background }) };
}
