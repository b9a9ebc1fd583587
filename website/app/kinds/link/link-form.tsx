import { editTexts } from '../../edit/edit-texts.ts';
import type { KindFormProps } from '../../edit/kind-form.ts';
import { LocalizedInputs } from '../../edit/localized-inputs.tsx';
import { useTexts } from '../../locale/define-texts.ts';
import { Button } from '../../ui/button/button.tsx';

const emptyLink = { cms_component: 'link', format: { type: 'button' }, text: {}, url: {} };

/** Edits the texts and the addresses of a link. */
export function LinkForm({ path, value, onChange }: KindFormProps) {
  const t = useTexts(editTexts);
  if (!value)
    return (
      <Button tone="quiet" onClick={() => onChange(emptyLink)}>
        {t.addLink}
      </Button>
    );
  const shared = { path, value, onChange };
  return (
    <>
      <LocalizedInputs {...shared} part="text" label={t.words} />
      <LocalizedInputs {...shared} part="url" label={t.address} />
      <Button tone="quiet" onClick={() => onChange(null)}>
        {t.clear}
      </Button>
    </>
  );
}
