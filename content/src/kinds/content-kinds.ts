import type { Field, FieldKind } from '@vitrine/contract/fields.ts';
import { anyBlock } from './blocks.ts';
import { choice } from './choice.ts';
import { code } from './code.ts';
import { color } from './color.ts';
import type { ContentKind } from './content-kind.ts';
import { coords } from './coords.ts';
import { flag } from './flag.ts';
import { icon } from './icon.ts';
import { image } from './image.ts';
import { link } from './link.ts';
import { media } from './media.ts';
import { number } from './number.ts';
import { optionList } from './option-list.ts';
import { repeater } from './repeater.ts';
import { richtext } from './richtext.ts';
import { scalar } from './scalar.ts';
import { text } from './text.ts';
import { textarea } from './textarea.ts';
import { video } from './video.ts';

const byKind = {
  text,
  textarea,
  richtext,
  code,
  icon,
  image,
  video,
  media,
  link,
  choice,
  number,
  flag,
  color,
  scalar,
  coords,
  'option-list': optionList,
  repeater,
  'lazy-repeater': repeater,
  blocks: anyBlock,
} satisfies { [K in FieldKind]: ContentKind<Field<K>> };

/** Everything that the content service knows about the fields of each kind. */
export const contentKinds: Readonly<Record<FieldKind, ContentKind>> = byKind;
