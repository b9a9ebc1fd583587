import type { FieldKind } from '@vitrine/contract/fields.ts';
import type { ComponentType } from 'react';
import { ChoiceForm } from '../kinds/choice/choice-form.tsx';
import { FlagForm } from '../kinds/flag/flag-form.tsx';
import { IconForm } from '../kinds/icon/icon-form.tsx';
import { ImageForm } from '../kinds/image/image-form.tsx';
import { LinkForm } from '../kinds/link/link-form.tsx';
import { NumberForm } from '../kinds/number/number-form.tsx';
import { RepeaterForm } from '../kinds/repeater/repeater-form.tsx';
import { ScalarForm } from '../kinds/scalar/scalar-form.tsx';
import { TextForm } from '../kinds/text/text-form.tsx';
import { AdminOnlyNote } from './admin-only-note.tsx';
import type { KindFormProps } from './kind-form.ts';

/** The form of the fields of each kind in edit mode. */
export const kindForms: Readonly<Record<FieldKind, ComponentType<KindFormProps>>> = {
  text: TextForm,
  textarea: TextForm,
  richtext: TextForm,
  code: AdminOnlyNote,
  icon: IconForm,
  image: ImageForm,
  video: AdminOnlyNote,
  media: ImageForm,
  link: LinkForm,
  choice: ChoiceForm,
  number: NumberForm,
  flag: FlagForm,
  color: ScalarForm,
  scalar: ScalarForm,
  coords: AdminOnlyNote,
  'option-list': AdminOnlyNote,
  repeater: RepeaterForm,
  'lazy-repeater': RepeaterForm,
  blocks: AdminOnlyNote,
};
