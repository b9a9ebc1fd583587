'use client';

import { useForm, useLivePreviewContext } from '@payloadcms/ui';
import { blockClicked, readMessage, showBlock } from '@vitrine/contract/preview-messages.ts';
import { useEffect } from 'react';
import { findRow } from './find-row.ts';
import './block-sync.css';

/** Name of the field that holds the blocks of a page. */
const field = 'blocks';

/** Opens the form of a block that is clicked in the live preview, and shows there the block whose form has the focus. Renders nothing. */
export function BlockSync() {
  const { iframeRef, url } = useLivePreviewContext();
  const { dispatchFields, getFields } = useForm();

  useEffect(() => {
    if (!url) return;
    const { origin } = new URL(url);
    const stop = new AbortController();
    const rows = () => getFields()[field]?.rows ?? [];

    const read = ({ origin: sender, source, data }: MessageEvent) => {
      if (sender !== origin || source !== iframeRef.current?.contentWindow) return;
      if (readMessage(data, 'type') !== blockClicked) return;
      const at = rows().findIndex(({ id }) => id === readMessage(data, 'id'));
      if (at < 0) return;
      const updatedRows = rows().map((row, index) => (index === at ? { ...row, collapsed: false } : row));
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path: field, updatedRows });
      void findRow(field, at, stop.signal).then((row) => row?.scrollIntoView({ block: 'start', behavior: 'smooth' }));
    };

    const show = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest(`[id^="${field}-row-"]`) : null;
      const id = row ? rows()[Number(row.id.slice(`${field}-row-`.length))]?.id : undefined;
      if (id !== undefined) iframeRef.current?.contentWindow?.postMessage({ type: showBlock, id }, origin);
    };

    window.addEventListener('message', read, { signal: stop.signal });
    document.addEventListener('focusin', show, { signal: stop.signal });
    return () => stop.abort();
  }, [url, iframeRef, dispatchFields, getFields]);

  return null;
}
