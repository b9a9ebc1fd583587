import type { propertyAlert } from '@vitrine/contract/blocks/property-alert.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { useTexts } from '../../locale/define-texts.ts';
import { alertSteps } from '../../steps/alert-steps.ts';
import { StepsSheet } from '../../steps/steps-sheet.tsx';
import { texts } from './texts.ts';

/** Subscribes a visitor to new listings in six steps (steps.3). */
function PropertyAlert({ main_title, description, bg_media, isFirst }: BlockProps<typeof propertyAlert>) {
  const t = useTexts(texts);
  return (
    <StepsSheet
      form={alertSteps}
      name={t.fragment}
      title={main_title || t.title}
      description={description}
      media={bg_media}
      isFirst={isFirst}
    />
  );
}

export const block = defineBlock<typeof propertyAlert>('property_alert_block', PropertyAlert, {
  isBleed: true,
  hydration: 'load',
});
