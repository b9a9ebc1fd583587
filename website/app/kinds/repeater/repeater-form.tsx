import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import styles from '../../edit/edit-panel.module.css';
import { editTexts } from '../../edit/edit-texts.ts';
import { asList, asRecord, asText } from '../../edit/edited-value.ts';
import type { KindFormProps } from '../../edit/kind-form.ts';
import { useTexts } from '../../locale/define-texts.ts';
import { Button } from '../../ui/button/button.tsx';

/** Renders the items of a repeater: each expands to its own fields, and can be moved or removed. */
export function RepeaterForm({
  field: { items: itemTypes = [] },
  forms,
  path,
  value,
  set,
  renderField,
}: KindFormProps) {
  const t = useTexts(editTexts);
  const items = asList(value);
  const move = (from: number, by: number) => {
    const item = items[from];
    set(path, items.toSpliced(from, 1).toSpliced(from + by, 0, item));
  };
  return (
    <>
      {items.map((raw, index) => {
        const item = asRecord(raw);
        const type = asText(item.block_type);
        const form = forms[type];
        const fields = asRecord(item.fields);
        const name = `${form?.label ?? type} ${index + 1}`;
        // An item may lack `fields`; then there is no container for a path yet.
        const setWithin = (place: string, next: unknown) =>
          item.fields
            ? set(place, next)
            : set(`${path}.${index}`, { ...item, fields: { [place.split('.').at(-1) ?? '']: next } });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: items may have no id, and their order can be edited
          <details key={index} className={styles.item}>
            <summary className={styles.itemName}>{name}</summary>
            <div className={styles.itemTools}>
              <Tool label={`${t.up} – ${name}`} Icon={ArrowUp} isOff={index === 0} onPress={() => move(index, -1)} />
              <Tool
                label={`${t.down} – ${name}`}
                Icon={ArrowDown}
                isOff={index === items.length - 1}
                onPress={() => move(index, 1)}
              />
              <Tool
                label={`${t.remove} – ${name}`}
                Icon={Trash2}
                onPress={() => set(path, items.toSpliced(index, 1))}
              />
            </div>
            {form?.fields.map((field) => (
              <div key={field.name}>
                {renderField({
                  field,
                  path: `${path}.${index}.fields.${field.name}`,
                  value: fields[field.name],
                  set: setWithin,
                })}
              </div>
            ))}
          </details>
        );
      })}
      {itemTypes.map((type) => (
        <Button key={type} tone="quiet" onClick={() => set(path, [...items, { block_type: type, fields: {} }])}>
          {t.add(forms[type]?.label ?? type)}
        </Button>
      ))}
    </>
  );
}

interface ToolProps {
  label: string;
  Icon: typeof ArrowUp;
  isOff?: boolean;
  onPress: () => void;
}

const Tool = ({ label, Icon, isOff, onPress }: ToolProps) => (
  <button type="button" className={styles.tool} aria-label={label} title={label} disabled={isOff} onClick={onPress}>
    <Icon size={18} aria-hidden="true" />
  </button>
);
