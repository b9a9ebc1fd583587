import { Button } from '@payloadcms/ui';
import { criteriaTexts } from './criteria-texts.ts';
import type { ParameterRow } from './parameter-rows.ts';
import './criteria.css';

interface Props {
  rows: readonly ParameterRow[];
  isReadOnly: boolean;
  language: 'fr' | 'en';
  onChange: (rows: ParameterRow[]) => void;
}

/** Edits names and values, one pair a line, with a button that adds a line. */
export function ParameterLines({ rows, isReadOnly, language, onChange }: Props) {
  const t = criteriaTexts[language].parameters;
  const put = (index: number, part: Partial<ParameterRow>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  return (
    <>
      {rows.map(({ key, name, text, kept }, index) => (
        <div className="criteria__parameter" key={key}>
          <input
            aria-label={`${t.name} ${index + 1}`}
            disabled={isReadOnly}
            value={name}
            onChange={({ currentTarget }) => put(index, { name: currentTarget.value })}
          />
          {kept === undefined ? (
            <input
              aria-label={`${t.value} ${index + 1}`}
              disabled={isReadOnly}
              value={text}
              onChange={({ currentTarget }) => put(index, { text: currentTarget.value, stored: undefined })}
            />
          ) : (
            <code title={t.kept}>{JSON.stringify(kept)}</code>
          )}
          <button
            type="button"
            disabled={isReadOnly}
            aria-label={t.remove(name)}
            onClick={() => onChange(rows.filter((_, at) => at !== index))}
          >
            ×
          </button>
        </div>
      ))}
      <Button
        buttonStyle="secondary"
        size="small"
        disabled={isReadOnly}
        onClick={() => onChange([...rows, { key: crypto.randomUUID(), name: '', text: '' }])}
      >
        {t.add}
      </Button>
    </>
  );
}
