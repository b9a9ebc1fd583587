import { parseColor, readableOn } from '@vitrine/contract/theme/color.ts';
import type { ReactNode } from 'react';
import { inlineMark } from '../../inline-mark.ts';
import css from './staff-banner.inline.css?inline';

interface Props {
  /** Accessible name of the banner. */
  label: string;
  /** Background that `parseColor` reads, or null for the default one. */
  color?: string | null;
  /** Address to which the banner's link leads. */
  leaveAddress: string;
  leaveText: string;
  children: ReactNode;
}

const ownColor = '#7a3e9d';

/**
 * Shows at the bottom of a page that visitors see another one. The server renders it outside React
 * (`document/document-parts.server.tsx`), so that visitors load no code for it; leaving it is a page load.
 */
export function StaffBanner({ label, color, leaveAddress, leaveText, children }: Props) {
  // Without transparency, because the content below would affect the contrast.
  const background = `rgb(${parseColor(color ?? ownColor)?.join(', ')})`;
  return (
    <>
      <style
        nonce={inlineMark}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
        dangerouslySetInnerHTML={{ __html: css }}
      />
      <aside
        className="staff-banner"
        aria-label={label}
        style={{ backgroundColor: background, color: readableOn(background) }}
      >
        <span>{children}</span>
        <a href={leaveAddress} data-reload="">
          {leaveText}
        </a>
      </aside>
    </>
  );
}
