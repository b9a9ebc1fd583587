import { useId } from 'react';
import { defineTexts, useTexts } from '../../locale/define-texts.ts';
import { Button } from '../button/button.tsx';
import type { ComponentFixtures } from '../component-fixtures.ts';
import { OverlayExample } from '../overlay-example/overlay-example.tsx';
import { AlertDialog } from './alert-dialog.tsx';
import { Dialog, DialogBody, DialogFoot, DialogHead } from './dialog.tsx';
import type { OverlayState } from './overlay-state.ts';

const texts = defineTexts({
  fr: {
    title: 'Avant votre visite',
    longTitle: 'Ce qu’il faut savoir avant de visiter une copropriété divise dans un immeuble patrimonial',
    second: 'Et encore une chose',
    text: 'Apportez vos questions, un mètre et de bonnes chaussures. Votre courtier apporte le reste.',
    close: 'Fermer',
    more: 'En savoir plus',
    confirm: 'C’est noté',
  },
  en: {
    title: 'Before your visit',
    longTitle: 'What to know before you visit a divided co-ownership in a heritage building',
    second: 'And one more thing',
    text: 'Bring your questions, a tape measure and good shoes. Your broker brings the rest.',
    close: 'Close',
    more: 'Learn more',
    confirm: 'Got it',
  },
});

interface Props extends OverlayState {
  placement: 'card' | 'side' | 'alert' | 'screen';
  /** Number of repetitions of the text. */
  times?: number;
  title?: 'title' | 'longTitle' | 'second';
}

function Example({ isOpen, onClose, placement, times = 1, title = 'title' }: Props) {
  const t = useTexts(texts);
  const id = `dialog${useId()}`;
  const state = { isOpen, onClose, 'aria-labelledby': id };
  const content = (
    <>
      <DialogHead title={t[title]} titleId={id} closeLabel={t.close} onClose={onClose} />
      <DialogBody isText={title !== 'title'}>
        {Array.from({ length: times }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the repeated text never changes
          <p key={index}>{t.text}</p>
        ))}
        {title === 'title' && (
          <OverlayExample label={t.more} isOpenAtFirst={false}>
            {(state) => <Example {...state} placement="alert" title="second" />}
          </OverlayExample>
        )}
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{t.confirm}</Button>
      </DialogFoot>
    </>
  );
  return placement === 'alert' ? (
    <AlertDialog {...state}>{content}</AlertDialog>
  ) : (
    <Dialog {...state} placement={placement}>
      {content}
    </Dialog>
  );
}

const example = (props: Omit<Props, 'isOpen' | 'onClose'>) => () => (
  <OverlayExample>{(state) => <Example {...state} {...props} />}</OverlayExample>
);

export const fixtures: ComponentFixtures = {
  default: example({ placement: 'card' }),
  'at the side': example({ placement: 'side' }),
  'a small one': example({ placement: 'alert', title: 'second' }),
  'the whole screen': example({ placement: 'screen', title: 'longTitle' }),
  'very long': example({ placement: 'card', title: 'longTitle', times: 40 }),
};
