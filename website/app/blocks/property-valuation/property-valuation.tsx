import type { propertyValuation } from '@vitrine/contract/blocks/property-valuation.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { useTexts } from '../../locale/define-texts.ts';
import { StepsSheet } from '../../steps/steps-sheet.tsx';
import { valuationSteps } from '../../steps/valuation-steps.ts';
import { texts } from './texts.ts';

/** Asks for the value of a property in seven steps (steps.4). */
function PropertyValuation({ main_title, description, bg_media, isFirst }: BlockProps<typeof propertyValuation>) {
  const t = useTexts(texts);
  return (
    <StepsSheet
      form={valuationSteps}
      name={t.fragment}
      title={main_title || t.title}
      description={description}
      media={bg_media}
      isFirst={isFirst}
    />
  );
}

export const block = defineBlock<typeof propertyValuation>('property_valuation_block', PropertyValuation, {
  isBleed: true,
  hydration: 'load',
});
