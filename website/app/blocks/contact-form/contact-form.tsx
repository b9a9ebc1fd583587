import type { contactForm } from '@vitrine/contract/blocks/contact-form.ts';
import { useId } from 'react';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { ContactForm } from '../../forms/contact-form.tsx';
import { contactTexts } from '../../forms/contact-texts.ts';
import { PicturePanel } from '../../forms/picture-panel.tsx';
import { isIndividual } from '../../forms/recipient.ts';
import { RecipientCard } from '../../forms/recipient-card.tsx';
import { CmsImage } from '../../kinds/image/cms-image.tsx';
import { CmsRichtext } from '../../kinds/richtext/cms-richtext.tsx';
import { useTexts } from '../../locale/define-texts.ts';
import { useSite } from '../../site/site-context.tsx';
import styles from './contact-form.module.css';

/** Renders a form on a panel over a picture. The lower part of the panel overlaps the next block. */
function ContactFormBlock(props: BlockProps<typeof contactForm>) {
  const { main_title, description, recipient_type, recipient_slug, bg_media, isDark, isFirst } = props;
  const { broker_avatar, broker_name, broker_subtitle, broker_under_subtitle } = props;
  const t = useTexts(contactTexts);
  const { siteType, logos } = useSite();
  const titleId = `contact${useId()}`;
  const isSite = recipient_type === 'site';
  const isToOne = isIndividual(isSite ? null : recipient_type, siteType);
  const hasRecipient = Boolean(broker_avatar || broker_name || broker_subtitle || broker_under_subtitle);
  // Without a recipient the message goes to the agency, whose logo then shows.
  const logo = !hasRecipient && isSite && siteType === 'agency' ? (isDark ? logos.light : logos.dark) : null;
  return (
    <PicturePanel
      media={bg_media}
      isFirst={isFirst}
      classNames={{ section: styles.contact, picture: styles.picture, panel: styles.panel }}
    >
      <div className={styles.words}>
        {logo && (
          <div className={styles.logo}>
            <CmsImage image={logo} sizes="12rem" />
          </div>
        )}
        <h2 className={styles.title} id={titleId}>
          {main_title || (isToOne ? t.writeToMe : t.writeToUs)}
        </h2>
        <CmsRichtext html={description} className={styles.description} />
        {hasRecipient && (
          <RecipientCard
            type={recipient_type}
            avatar={broker_avatar}
            name={broker_name}
            subtitle={broker_subtitle}
            underSubtitle={broker_under_subtitle}
          />
        )}
      </div>
      <ContactForm
        recipientType={isSite ? null : recipient_type}
        recipientSlug={isSite ? null : recipient_slug}
        labelledBy={titleId}
      />
    </PicturePanel>
  );
}

export const block = defineBlock<typeof contactForm>('contact_form_block', ContactFormBlock, {
  overlap: 573,
  isBleed: true,
  hydration: 'visible',
});
