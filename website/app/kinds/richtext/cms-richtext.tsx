import styles from './cms-richtext.module.css';
import type { SafeHtml } from './finish-richtext.server.ts';

/** Renders rich text from content. */
export const CmsRichtext = ({ html, className }: { html: SafeHtml; className?: string }) =>
  html === '' ? null : (
    <div
      className={className ? `${styles.richtext} ${className}` : styles.richtext}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml went through the sanitiser on the server
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
