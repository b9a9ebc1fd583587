import { Button, useConfig } from '@payloadcms/ui';
import type { Locale } from '@vitrine/contract/locale.ts';
import { DataTable } from '../components/data-table.tsx';
import { FormDialog } from '../components/form-dialog.tsx';
import type { Comparison } from './compare-blocks.ts';
import { variantTexts } from './variant-texts.ts';

interface Props {
  language: Locale;
  name: string;
  comparison: Comparison;
  onClose: () => void;
}

/** Lists the blocks of a variant and of its page with their differences. */
export function VariantComparison({ language, name, comparison: { blocks, isReordered }, onClose }: Props) {
  const t = variantTexts[language];
  const { config } = useConfig();
  const labelOf = (type: string): string => {
    const label = config.blocksMap[type]?.labels?.singular;
    return typeof label === 'string' ? label : (label?.[language] ?? type);
  };
  const isSame = !isReordered && blocks.every(({ state }) => state === 'same');
  return (
    <FormDialog title={t.compareTitle(name)} onClose={onClose}>
      {isSame && <p>{t.same}</p>}
      {isReordered && <p>{t.moved}</p>}
      <DataTable look="lines" heads={[t.block, t.difference]}>
        {blocks.map(({ id, blockType, state }) => (
          <tr key={`${state} ${id}`} data-state={state}>
            <th scope="row">{labelOf(blockType)}</th>
            <td>{t.states[state]}</td>
          </tr>
        ))}
      </DataTable>
      <div className="form-dialog__buttons">
        <Button margin={false} onClick={onClose}>
          {t.close}
        </Button>
      </div>
    </FormDialog>
  );
}
