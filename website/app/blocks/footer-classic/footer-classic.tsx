import type { footerClassic } from '@vitrine/contract/blocks/footer-classic.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { IconLinks } from '../../components/icon-links/icon-links.tsx';
import { menuLines } from '../../header/menu-line.ts';
import { CmsLink } from '../../kinds/link/cms-link.tsx';
import { CmsMedia } from '../../kinds/media/cms-media.tsx';
import { defineTexts, useTexts } from '../../locale/define-texts.ts';
import { useSite } from '../../site/site-context.tsx';
import styles from './footer-classic.module.css';
import { ConsentLink } from './parts/consent-link.tsx';
import { footerLogos } from './parts/footer-logos.ts';
import { FooterMenu } from './parts/footer-menu.tsx';

const texts = defineTexts({
  fr: { menu: 'Pied de page', networks: 'Réseaux sociaux' },
  en: { menu: 'Footer', networks: 'Social networks' },
});

/** Renders the agency, menus in columns, logos, social links and the copyright line (headers.6). */
function FooterClassic({
  agency,
  all_rights_reserved,
  logos_repeater,
  cta,
  icon_links_repeater,
  menu_repeater,
  isDark,
}: BlockProps<typeof footerClassic>) {
  const t = useTexts(texts);
  const lines = menuLines(menu_repeater);
  const logos = footerLogos(useSite().logos, logos_repeater, isDark);
  return (
    <footer className={`page-width ${styles.footer}`}>
      <div className={styles.top}>
        {(agency || cta || logos.length > 0) && (
          <div className={styles.agency}>
            {logos.length > 0 && (
              // Logos are drawn for a dark background, which paper does not have.
              <ul className={styles.logos} data-no-print>
                {logos.map(({ id, media }) => (
                  <li key={id} className={styles.logo}>
                    <CmsMedia media={media} sizes="12rem" />
                  </li>
                ))}
              </ul>
            )}
            {agency && (
              <p className={styles.address}>
                {agency.split('\n').map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and two may be equal
                  <span key={index} className={styles.line}>
                    {line}{' '}
                  </span>
                ))}
              </p>
            )}
            {cta && <CmsLink link={cta} />}
          </div>
        )}
        {lines.length > 0 && <FooterMenu lines={lines} label={t.menu} />}
      </div>
      <div className={styles.bottom}>
        {all_rights_reserved && <p className={styles.rights}>{all_rights_reserved}</p>}
        <ConsentLink />
        <IconLinks items={icon_links_repeater} label={t.networks} />
      </div>
    </footer>
  );
}

export const block = defineBlock<typeof footerClassic>('footer_classic_block', FooterClassic, {
  isBleed: true,
  underlap: 96,
});
