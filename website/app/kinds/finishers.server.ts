import type { Field, FieldKind } from '@vitrine/contract/fields.ts';
import { finishBlocks } from './blocks/finish-blocks.server.ts';
import { finishChoice } from './choice/finish-choice.server.ts';
import { finishCode } from './code/finish-code.server.ts';
import { finishColor } from './color/finish-color.server.ts';
import { finishCoords } from './coords/finish-coords.server.ts';
import type { FinishField } from './finish-field.ts';
import { finishFlag } from './flag/finish-flag.server.ts';
import { finishIcon } from './icon/finish-icon.server.ts';
import { finishImage } from './image/finish-image.server.ts';
import { finishLink } from './link/finish-link.server.ts';
import { finishMedia } from './media/finish-media.server.ts';
import { finishNumber } from './number/finish-number.server.ts';
import { finishOptionList } from './option-list/finish-option-list.server.ts';
import { finishRepeater } from './repeater/finish-repeater.server.ts';
import { finishRichtext } from './richtext/finish-richtext.server.ts';
import { finishScalar } from './scalar/finish-scalar.server.ts';
import { finishText } from './text/finish-text.ts';
import { finishVideo } from './video/finish-video.server.ts';

const byKind = {
  text: finishText,
  textarea: finishText,
  richtext: finishRichtext,
  code: finishCode,
  icon: finishIcon,
  image: finishImage,
  video: finishVideo,
  media: finishMedia,
  link: finishLink,
  choice: finishChoice,
  number: finishNumber,
  flag: finishFlag,
  color: finishColor,
  scalar: finishScalar,
  coords: finishCoords,
  'option-list': finishOptionList,
  repeater: finishRepeater,
  'lazy-repeater': finishRepeater,
  blocks: finishBlocks,
} satisfies { [K in FieldKind]: FinishField<Field<K>> };

/** The function that finishes the fields of each kind. */
export const finishers: Readonly<Record<FieldKind, FinishField>> = byKind;
