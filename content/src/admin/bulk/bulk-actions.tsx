'use client';

import { Button, useRouteCache, useSelection } from '@payloadcms/ui';
import { usePathname, useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { actionsOf, type BulkAction, type BulkCollection } from '../../collections/bulk/bulk-actions.ts';
import { useEditorLanguage } from '../blocks/use-page-blocks.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { bulkTexts } from './bulk-texts.ts';
import './bulk.css';

/** Shows the bulk actions for the selected documents above a list; nothing while none is selected, and in the trash. */
export function BulkActions({ collection }: { collection: BulkCollection }) {
  const { count, getQueryParams, selectAll, selectedIDs, toggleAll } = useSelection();
  const { clearRouteCache } = useRouteCache();
  const router = useRouter();
  const isTrash = usePathname().endsWith('/trash');
  const [action, setAction] = useState<BulkAction | null>(null);
  const t = bulkTexts[useEditorLanguage()];
  // The value of Payload's `SelectAllStatus.AllAvailable`, which it does not export.
  const isWholeList = String(selectAll) === 'allAvailable';
  if (isTrash || (count === 0 && action === null)) return null;
  const close = (isChanged: boolean) => {
    setAction(null);
    if (!isChanged) return;
    toggleAll();
    clearRouteCache();
    router.refresh();
  };
  return (
    <fieldset className="bulk-actions">
      <legend className="bulk-actions__label">{t.label}</legend>
      {actionsOf[collection].map((each) => (
        <Button key={each} buttonStyle="secondary" size="small" margin={false} onClick={() => setAction(each)}>
          {t.buttons[each]}
        </Button>
      ))}
      {action && (
        <BulkDialog
          collection={collection}
          action={action}
          ids={isWholeList ? null : selectedIDs.map(Number)}
          search={isWholeList ? getQueryParams() : ''}
          onClose={close}
        />
      )}
    </fieldset>
  );
}
