import { useId } from 'react';
import { ContactForm } from '../../forms/contact-form.tsx';
import { contactTexts } from '../../forms/contact-texts.ts';
import { isIndividual, type Recipient } from '../../forms/recipient.ts';
import { RecipientCard } from '../../forms/recipient-card.tsx';
import { useTexts } from '../../locale/define-texts.ts';
import { useSite } from '../../site/site-context.tsx';
import { Dialog, DialogBody, DialogHead } from '../../ui/dialog/dialog.tsx';
import type { OverlayState } from '../../ui/dialog/overlay-state.ts';
import { SiteLogo } from '../site-logo/site-logo.tsx';
import styles from './contact-modal.module.css';

/** Renders the contact form in a dialog (contact.1), for a person or a group; for the site itself without a recipient. */
export function ContactModal({ isOpen, onClose, recipient }: OverlayState & { recipient: Recipient | null }) {
  const t = useTexts(contactTexts);
  const { siteType } = useSite();
  const titleId = `contact${useId()}`;
  const isKnown = recipient && (recipient.avatar || recipient.name || recipient.subtitle || recipient.underSubtitle);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} aria-labelledby={titleId}>
      <DialogHead
        title={isIndividual(recipient?.type ?? null, siteType) ? t.writeToMe : t.writeToUs}
        titleId={titleId}
        closeLabel={t.close}
        onClose={onClose}
      />
      <DialogBody>
        <div className={styles.content}>
          {!recipient && siteType === 'agency' && <SiteLogo />}
          {isKnown && <RecipientCard {...recipient} />}
          <ContactForm
            recipientType={recipient?.type ?? null}
            recipientSlug={recipient?.slug ?? null}
            labelledBy={titleId}
          />
        </div>
      </DialogBody>
    </Dialog>
  );
}
