import { z } from 'zod';
import { imageComponent } from './components.ts';

/** The theme as the content service sends it (`1-shell §3`, `3-wire §2`). */
export const theme = z.object({
  preset: z.enum(['blue', 'red']).nullish(),
  /** Colours by name; a colour with shades is a record (`accent1.normal`). */
  colors: z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())])).nullish(),
  /** `border-radius-1` … `border-radius-3`, in px. */
  variables: z.record(z.string(), z.union([z.string(), z.null()])).nullish(),
  color_schemes: z
    .array(z.object({ name: z.string(), mapping: z.record(z.string(), z.string().nullable()).nullish() }))
    .nullish(),
  logos: z.object({ light: imageComponent.nullish(), dark: imageComponent.nullish() }).nullish(),
});
export type Theme = z.infer<typeof theme>;
