import type { FinishedIcon } from './finish-icon.server.ts';

/** Line width of a regular icon, in units of its view box. */
const regularStroke = 1.75;

/** Renders an icon from content. Icons are decorative; the text beside them has the meaning. */
export const CmsIcon = ({ icon, size = 24 }: { icon: FinishedIcon; size?: number }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={icon.stroke ?? regularStroke}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    style={icon.color ? { color: icon.color } : undefined}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing comes from our icon library, never from content
    dangerouslySetInnerHTML={{ __html: icon.svg }}
  />
);
