import type { errorBlock } from '@vitrine/contract/blocks/error.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { ErrorActions } from '../../components/error-actions/error-actions.tsx';
import { useTexts } from '../../locale/define-texts.ts';
import { errorTexts } from '../../locale/error-texts.ts';
import { useLocale } from '../../locale/use-locale.tsx';
import { DebugDetails, ErrorMessage, RequestNumber } from '../../ui/error-message/error-message.tsx';

/** Renders an error, as a whole page or as one block of a page (errors.13). */
function ErrorBlock(props: BlockProps<typeof errorBlock>) {
  const { status_code: status, main_title, description, debug, data, isFirst } = props;
  const t = useTexts(errorTexts);
  const requestId = requestIdOf(data);
  return (
    <ErrorMessage
      status={status}
      title={main_title || t.titleOf(status)}
      heading={isFirst ? 'h1' : 'h2'}
      message={description || t.messageOf(status)}
      actions={<ErrorActions status={status} locale={useLocale()} />}
    >
      {requestId && <RequestNumber label={t.request} number={requestId} />}
      {debug && <DebugDetails label={t.debug} text={debug} />}
    </ErrorMessage>
  );
}

function requestIdOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('requestId' in data)) return null;
  return typeof data.requestId === 'string' ? data.requestId : null;
}

export const block = defineBlock<typeof errorBlock>('error_block', ErrorBlock, { hydration: 'load' });
