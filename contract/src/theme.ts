import { z } from 'zod';
import { imageComponent } from './kinds/image.ts';

/** Numbers become text, so that the website can quote an invalid value in its warning. */
const text = z.union([z.string(), z.number().transform(String)]);

/** The theme in the response of the content service (theme.1); each value may be absent. */
export const theme = z.object({
  preset: z.enum(['blue', 'red']).nullish(),
  colors: z
    .record(z.string(), z.union([text, z.record(z.string(), text)]))
    .nullish()
    .describe('Colours by name; a colour with shades is a record (`accent1.normal`).'),
  variables: z.record(z.string(), text.nullable()).nullish().describe('`border-radius-1` … `border-radius-3`, in px.'),
  color_schemes: z.array(z.object({ name: text, mapping: z.record(z.string(), text.nullable()).nullish() })).nullish(),
  look: z
    .record(z.string(), text.nullish())
    .nullish()
    .describe('Choices by quality: `fonts`, `scale`, `headings` … (`theme/look.ts`).'),
  logos: z.object({ light: imageComponent.nullish(), dark: imageComponent.nullish() }).nullish(),
});
export type Theme = z.infer<typeof theme>;
