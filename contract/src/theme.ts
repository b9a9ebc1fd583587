import { z } from 'zod';
import { imageComponent } from './kinds/image.ts';

/** Numbers become text, so that the website can quote an invalid value in its warning. */
const text = z.union([z.string(), z.number().transform(String)]);

/** The theme in the response of the content service (`1-shell §3`, `3-wire §2`); each value may be absent. */
export const theme = z.object({
  preset: z.enum(['blue', 'red']).nullish(),
  /** Colours by name; a colour with shades is a record (`accent1.normal`). */
  colors: z.record(z.string(), z.union([text, z.record(z.string(), text)])).nullish(),
  /** `border-radius-1` … `border-radius-3`, in px. */
  variables: z.record(z.string(), text.nullable()).nullish(),
  color_schemes: z.array(z.object({ name: text, mapping: z.record(z.string(), text.nullable()).nullish() })).nullish(),
  logos: z.object({ light: imageComponent.nullish(), dark: imageComponent.nullish() }).nullish(),
});
export type Theme = z.infer<typeof theme>;
