import { Button } from '@payloadcms/ui';
import type { Locale } from '@vitrine/contract/locale.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { variantTexts } from './variant-texts.ts';

interface Props {
  language: Locale;
  name: string;
  onReplace: () => void;
  onClose: () => void;
}

/** Asks for confirmation before the blocks of a variant replace those of the page. */
export function ReplacePage({ language, name, onReplace, onClose }: Props) {
  const t = variantTexts[language];
  return (
    <FormDialog title={t.replaceTitle(name)} onClose={onClose}>
      <p>{t.replaceWarning}</p>
      <div className="form-dialog__buttons">
        <Button buttonStyle="secondary" margin={false} onClick={onClose}>
          {t.cancel}
        </Button>
        <Button margin={false} onClick={onReplace}>
          {t.replace}
        </Button>
      </div>
    </FormDialog>
  );
}
