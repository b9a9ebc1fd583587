import type { SchemeName } from '@vitrine/contract/blocks/block-params.ts';
import { useTexts } from '../locale/define-texts.ts';
import type { ComponentFixtures } from '../ui/component-fixtures.ts';
import { Dialog, DialogBody, DialogHead } from '../ui/dialog/dialog.tsx';
import { OverlayExample } from '../ui/overlay-example/overlay-example.tsx';
import { Toaster } from '../ui/toast/toast.tsx';
import { type ContactState, neutralContact } from './contact-state.ts';
import { contactTexts } from './contact-texts.ts';
import { contactToast } from './contact-toast.tsx';

/** Renders the toast of a contact form in one state, without closing by itself. */
function ContactToast({ state, scheme }: { state: Partial<ContactState>; scheme: SchemeName }) {
  const t = useTexts(contactTexts);
  const toast = contactToast({ ...neutralContact, ...state }, t);
  return (
    <OverlayExample>
      {({ isOpen, onClose }) => <Toaster toast={isOpen ? toast : null} texts={t} scheme={scheme} onClose={onClose} />}
    </OverlayExample>
  );
}

const example =
  (...states: Partial<ContactState>[]) =>
  (scheme: SchemeName) =>
    states.map((state) => <ContactToast key={state.outcome} state={state} scheme={scheme} />);

const success = { outcome: 'success' } as const;
const refused = {
  outcome: 'failure',
  errors: [
    { field: 'first_name', code: 'required' },
    { field: 'last_name', code: 'required' },
    { field: 'email', code: 'invalid' },
    { field: 'phone', code: 'invalid' },
    { field: 'message', code: 'required' },
  ],
} as const;

/** Renders a toast above an open dialog. */
function AboveDialog({ scheme }: { scheme: SchemeName }) {
  const t = useTexts(contactTexts);
  return (
    <>
      <OverlayExample>
        {({ isOpen, onClose }) => (
          <Dialog isOpen={isOpen} onClose={onClose} aria-labelledby="above-dialog">
            <DialogHead title={t.writeToUs} titleId="above-dialog" closeLabel={t.close} onClose={onClose} />
            <DialogBody isText>{t.phoneHint}</DialogBody>
          </Dialog>
        )}
      </OverlayExample>
      <ContactToast state={refused} scheme={scheme} />
    </>
  );
}

export const fixtures: ComponentFixtures = {
  default: example(success),
  'fields are wrong': example(refused),
  'sending failed': example({ outcome: 'failure' }),
  'two at once': example({ outcome: 'failure' }, success),
  'above a dialog': (scheme) => <AboveDialog scheme={scheme} />,
};
