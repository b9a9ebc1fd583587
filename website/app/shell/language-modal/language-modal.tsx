import type { Locale } from '@vitrine/contract/locale.ts';
import { useId } from 'react';
import { defineTexts, useTexts } from '../../locale/define-texts.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { AlertDialog } from '../../ui/dialog/alert-dialog.tsx';
import { DialogBody, DialogFoot, DialogHead } from '../../ui/dialog/dialog.tsx';
import type { OverlayState } from '../../ui/dialog/overlay-state.ts';

const texts = defineTexts({
  fr: {
    title: 'Cet article n’est pas offert en anglais',
    message:
      'Nous l’avons publié en français seulement. Poursuivez votre lecture, ou passez au blogue en anglais pour voir nos autres articles.',
    redirect: 'Retour au blogue',
    cancel: 'Annuler',
    close: 'Fermer',
  },
  en: {
    title: 'This article is not available in French',
    message:
      'We have published it in English only. Keep reading, or go to our blog in French to see our other articles.',
    redirect: 'Back to Blog',
    cancel: 'Cancel',
    close: 'Close',
  },
});

interface Props extends OverlayState {
  /** Language without a translation of the article. */
  other: Locale;
  /** Address of the blog in that language. */
  href: string;
}

/** Warns before the visitor leaves an article that has no translation in the other language (addresses.17). */
export function LanguageModal({ isOpen, onClose, other, href }: Props) {
  const t = useTexts(texts);
  const id = `language${useId()}`;
  return (
    <AlertDialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}message`}
    >
      <DialogHead title={t.title} titleId={id} closeLabel={t.close} onClose={onClose} />
      <DialogBody isText>
        <p id={`${id}message`}>{t.message}</p>
      </DialogBody>
      <DialogFoot>
        <Button tone="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
        <a className={buttonClass()} href={href} hrefLang={other} data-locale-switch={other}>
          {t.redirect}
        </a>
      </DialogFoot>
    </AlertDialog>
  );
}
