import type { area } from '@vitrine/contract/blocks/area.ts';
import type { CSSProperties } from 'react';
import type { BlockProps } from '../../../block-framework/definition/define-block.ts';
import { CmsLink } from '../../../kinds/link/cms-link.tsx';
import { formatNumber } from '../../../locale/format.ts';
import { useLocale } from '../../../locale/use-locale.tsx';
import styles from './shares.module.css';

interface Props {
  title: string;
  shares: BlockProps<typeof area>['shares_repeater'];
  heading: 'h2' | 'h3';
}

/** Renders property types as bars of their shares, each a link to its page. Renders nothing without types. */
export function Shares({ title, shares, heading: Heading }: Props) {
  const locale = useLocale();
  if (shares.length === 0) return null;
  return (
    <div className={styles.shares}>
      {title && <Heading className={styles.title}>{title}</Heading>}
      <ul>
        {shares.map(({ id, main_title, link, count, share }) => (
          <li key={id} className={styles.share} style={widthOf(share)}>
            {link ? (
              <CmsLink link={link} className={styles.link}>
                {main_title || link.text}
              </CmsLink>
            ) : (
              <span className={styles.current} aria-current="page">
                {main_title}
              </span>
            )}
            <span className={styles.count}>{formatNumber(count, locale)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns the width of a bar as a custom property, which React's type of a style does not know. */
const widthOf = (share: number): CSSProperties => {
  const style: Record<string, string> = { '--share': `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%` };
  return style;
};
