import { Pill, useFormFields } from '@payloadcms/ui';
import type { Locale } from '@vitrine/contract/locale.ts';
import { composeTexts } from './compose-texts.ts';
import { pageBlocks } from './shown-blocks.ts';

/** Says beside the button that publishes how many blocks of the page are still samples; nothing when there are none. */
export function UnpublishedSamples({ language }: { language: Locale }) {
  const count = useFormFields(
    ([fields]) =>
      (fields[pageBlocks]?.rows ?? []).filter(
        (_, index) => fields[`${pageBlocks}.${index}.params.is_sample`]?.value === true,
      ).length,
  );
  if (count === 0) return null;
  return (
    <Pill pillStyle="warning" size="small">
      {composeTexts[language].samplesLeft(count)}
    </Pill>
  );
}
