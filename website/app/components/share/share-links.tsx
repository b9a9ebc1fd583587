import { Mail, Printer, Share2 } from 'lucide-react';
import { brandGlyphs } from '../../kinds/icon/brand-glyphs.ts';
import { CmsIcon } from '../../kinds/icon/cms-icon.tsx';
import { useTexts } from '../../locale/define-texts.ts';
import { shareAddresses } from './share-addresses.ts';
import styles from './share-links.module.css';
import { shareTexts } from './share-texts.ts';

const networks = [
  ['facebook', 'facebook'],
  ['twitter', 'x'],
  ['linkedin', 'linkedin'],
] as const;

/** Renders the links that share an article or a listing (articles.14). `address` is its absolute URL. */
export function ShareLinks({ title, address }: { title: string; address: string }) {
  const t = useTexts(shareTexts);
  const addresses = shareAddresses(address, title);
  return (
    <ul className={styles.links} aria-label={t.share} data-no-print>
      <li className={styles.scripted}>
        <button
          className={styles.link}
          type="button"
          aria-label={t.share}
          data-action="share"
          data-title={title}
          data-address={address}
        >
          <Share2 size={20} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </li>
      {networks.map(([network, glyph]) => (
        <li key={network}>
          <a className={styles.link} href={addresses[network]} target="_blank" rel="noopener" aria-label={t[network]}>
            <CmsIcon icon={{ svg: brandGlyphs[glyph] ?? '', color: null }} size={20} />
          </a>
        </li>
      ))}
      <li>
        <a className={styles.link} href={addresses.mail} aria-label={t.mail}>
          <Mail size={20} strokeWidth={1.5} aria-hidden="true" />
        </a>
      </li>
      <li className={styles.scripted}>
        <button className={styles.link} type="button" aria-label={t.print} data-action="print">
          <Printer size={20} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </li>
    </ul>
  );
}
