import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { useEditorLanguage } from '../blocks/use-page-blocks.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { BulkQuestion, isUsed } from './bulk-question.tsx';
import { BulkOutcome } from './bulk-report.tsx';
import type { BulkTarget } from './bulk-requests.ts';
import { bulkTexts } from './bulk-texts.ts';
import { FolderChoice } from './folder-choice.tsx';
import { useBulkAction } from './use-bulk-action.ts';

interface Props extends BulkTarget {
  onClose: (isChanged: boolean) => void;
}

/** Asks before an action on several documents, shows its progress, and reports what it did. */
export function BulkDialog({ onClose, ...target }: Props) {
  const { collection, action } = target;
  const t = bulkTexts[useEditorLanguage()];
  const { state, folder, chooseFolder, run, stop } = useBulkAction(target);
  const [leavesUsed, setLeavesUsed] = useState(true);

  const free = state.kind === 'asking' ? state.entries.filter(({ obstacle }) => obstacle === null) : [];
  const chosen = leavesUsed ? free.filter((entry) => !isUsed(entry)) : free;
  const documents = t.documents[collection];
  const close = () => {
    stop();
    onClose(state.kind === 'running' || state.kind === 'done');
  };
  return (
    <FormDialog
      title={chosen.length > 0 ? t.ask[action](documents(chosen.length)) : t.buttons[action]}
      onEscape={state.kind === 'running' ? stop : undefined}
      onClose={close}
    >
      {action === 'move' && (state.kind === 'asking' || state.kind === 'checking') && (
        <FolderChoice folder={folder} onChange={chooseFolder} />
      )}
      {(state.kind === 'checking' || state.kind === 'failed') && (
        <p role="status">{state.kind === 'checking' ? t.loading : t.unavailable}</p>
      )}
      {state.kind === 'asking' && (
        <BulkQuestion {...{ collection, action, leavesUsed }} entries={state.entries} onLeaveUsed={setLeavesUsed} />
      )}
      {state.kind === 'running' && (
        <p role="status">
          <progress
            className="bulk-actions__progress"
            value={state.finished}
            max={state.total}
            aria-label={t.buttons[action]}
          />{' '}
          {t.running(state.finished, state.total)}
        </p>
      )}
      {state.kind === 'done' && <BulkOutcome {...{ collection, action }} report={state.report} />}
      <div className="form-dialog__buttons">
        {state.kind === 'running' ? (
          <Button buttonStyle="secondary" margin={false} onClick={stop}>
            {t.stop}
          </Button>
        ) : (
          <Button buttonStyle="secondary" margin={false} onClick={close}>
            {state.kind === 'done' ? t.close : t.cancel}
          </Button>
        )}
        {chosen.length > 0 && (
          <Button margin={false} onClick={() => void run(chosen)}>
            {t.confirm[action](documents(chosen.length))}
          </Button>
        )}
      </div>
    </FormDialog>
  );
}
