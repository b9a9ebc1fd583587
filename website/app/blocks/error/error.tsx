import type { errorBlock } from '@vitrine/contract/blocks/error.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { ErrorActions } from '../../components/error-actions/error-actions.tsx';
import { useTexts } from '../../locale/define-texts.ts';
import { errorTexts } from '../../locale/error-texts.ts';
import { useLocale } from '../../locale/use-locale.tsx';
import { DebugDetails, ErrorMessage, RequestNumber, ReturnNote } from '../../ui/error-message/error-message.tsx';
import type { ErrorData } from './error-data.ts';
import { useReturn } from './parts/use-return.ts';
import { WaysOn } from './parts/ways-on.tsx';

/**
 * Renders an error, as a whole page or as one block of a page (errors.13). A missing page needs no number of its request, and a page under
 * maintenance returns by itself.
 */
function ErrorBlock(props: BlockProps<typeof errorBlock, ErrorData>) {
  const { status_code: status, main_title, description, debug, data, isFirst } = props;
  const t = useTexts(errorTexts);
  return (
    <ErrorMessage
      status={status}
      title={main_title || t.titleOf(status)}
      heading={isFirst ? 'h1' : 'h2'}
      message={description || t.messageOf(status)}
      actions={<ErrorActions status={status} locale={useLocale()} />}
    >
      {isPageUnderMaintenance(status, data) && <Return />}
      {data?.waysOn && <WaysOn {...data.waysOn} />}
      {data && status !== 404 && <RequestNumber label={t.request} number={data.requestId} />}
      {debug && <DebugDetails label={t.debug} text={debug} />}
    </ErrorMessage>
  );
}

/** Lets the page return by itself, and says so. */
function Return() {
  useReturn();
  return <ReturnNote>{useTexts(errorTexts).returns}</ReturnNote>;
}

const isPageUnderMaintenance = (status: unknown, data: unknown): boolean => status === 503 && Boolean(data);

// A page that returns by itself needs a script; every other error is complete without.
export const block = defineBlock<typeof errorBlock, ErrorData>('error_block', ErrorBlock, {
  hydration: ({ fields, data }) => (isPageUnderMaintenance(fields.status_code, data) ? 'visible' : 'static'),
});
