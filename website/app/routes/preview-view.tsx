import { type BlockAction, type EditorState, readMessage } from '@vitrine/contract/preview-messages.ts';
import { useEffect, useRef, useState } from 'react';
import { loadStyles } from '../document/adopt-styles.ts';
import { fetchFinishedPage } from '../document/fetch-finished-page.ts';
import type { View } from '../document/page-content.ts';
import { PageView } from '../document/page-view.tsx';
import type { AnyPage } from '../page/finished-page.ts';
import { type AdminConnection, connectAdmin } from '../preview/connect-admin.ts';
import { EditedBlocks } from '../preview/edited-blocks.tsx';
import { latestOnly } from '../preview/latest-only.ts';
import { PreviewBar } from '../preview/preview-bar.tsx';
import { useDraftTheme } from '../preview/use-draft-theme.ts';
import { Overlays } from '../shell/overlays/overlays.tsx';

interface Data {
  /** Origin of the admin that may send changes; null without one. */
  adminOrigin: string | null;
}

/** Shows a draft, and what its editor changes in the admin around it. */
function Preview({ page: first, data: { adminOrigin } }: { page: AnyPage; data: Data }) {
  // The last valid state stays while a change cannot be shown.
  const [page, setPage] = useState(first);
  const [hasFailed, setFailed] = useState(false);
  const [editor, setEditor] = useState<EditorState | null>(null);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<{ id: string; label: string } | null>(null);
  const admin = useRef<AdminConnection>(null);
  const retry = useRef<() => void>(null);
  const { locale } = first;
  useDraftTheme(page.themeCss, first.themeCss);
  useEffect(() => {
    if (adminOrigin === null) return;
    const stop = new AbortController();
    const form: { edited: object | null; variant: string | null } = { edited: null, variant: null };
    const show = latestOnly(async ({ edited, variant }: { edited: object; variant: string | null }) => {
      retry.current = () => show({ edited, variant });
      const finished = await fetchFinishedPage({ edited, variant }, { shown: first, signal: stop.signal });
      if (stop.signal.aborted) return;
      setFailed(finished === null);
      if (!finished) return;
      await loadStyles(finished.fontSheets);
      if (stop.signal.aborted) return;
      setPage(finished);
      const shown = new Set(finished.main.map(({ id }) => id));
      setMissing(blockIds(edited, variant).filter((id) => !shown.has(id)));
    });
    const onEdit = (edited: object) => {
      form.edited = edited;
      show({ edited, variant: form.variant });
    };
    const onState = (state: EditorState) => {
      setEditor(state);
      if (state.variant === form.variant) return;
      form.variant = state.variant;
      if (form.edited) show({ edited: form.edited, variant: form.variant });
    };
    admin.current = connectAdmin({ adminOrigin, locale, onEdit, onState });
    return () => {
      admin.current?.close();
      stop.abort();
    };
  }, [adminOrigin, locale, first]);

  const openForm = (id: string) => admin.current?.openForm(id);
  const act = (action: BlockAction, id: string) => {
    const block = editor?.blocks.find((each) => each.id === id);
    setRemoved(action === 'remove' && block ? block : null);
    admin.current?.change(action, id);
  };
  const blocks = (
    <EditedBlocks
      page={page}
      editor={editor}
      onAction={act}
      onPicture={(change) => admin.current?.changePicture(change)}
      onEdit={openForm}
    />
  );
  const isGone = removed !== null && editor?.blocks.every(({ id }) => id !== removed.id);
  return (
    <PageView page={page} content={blocks}>
      <Overlays />
      {editor && (
        <PreviewBar
          editor={editor}
          shownVariant={page.variant}
          hasFailed={hasFailed}
          removed={isGone ? removed.label : null}
          missing={editor.blocks.filter(({ id }) => missing.includes(id))}
          onStep={(step) => admin.current?.step(step)}
          onVariant={(key) => admin.current?.chooseVariant(key)}
          onRetry={() => retry.current?.()}
          onEdit={openForm}
        />
      )}
    </PageView>
  );
}

/** Returns the ids of the blocks of the page, or of its variant, in the values of the form. */
function blockIds(edited: object, variant: string | null): string[] {
  const variants = readMessage(edited, 'variants');
  const shown = Array.isArray(variants) ? variants.find((each) => readMessage(each, 'key') === variant) : undefined;
  const blocks = readMessage(variant === null ? edited : shown, 'blocks');
  return Array.isArray(blocks) ? blocks.map((block) => String(readMessage(block, 'id'))) : [];
}

export const view: View<'preview', Data> = { name: 'preview', Component: Preview };
