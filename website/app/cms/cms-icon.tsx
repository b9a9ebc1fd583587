import type { FinishedIcon } from './finished.ts';

/** The lines of an icon of regular weight, in its view box. */
const regularStroke = 1.75;

/** An icon from content, drawn on the server; it is decoration, the words beside it say what it means. */
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
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is one of our icon library's, never content
    dangerouslySetInnerHTML={{ __html: icon.svg }}
  />
);
