import type { ImportedLine } from '../../collections/import-redirects.ts';
import { withLabel } from '../../values/with-label.ts';
import { DataTable } from '../components/data-table.tsx';
import { redirectTexts } from './redirect-texts.ts';

/** Shows what an import does with each line of the file, refused lines first. */
export function ImportedLines({ lines, language }: { lines: readonly ImportedLine[]; language: 'fr' | 'en' }) {
  const { columns, results } = redirectTexts[language].import;
  const isRefused = ({ result }: ImportedLine) => result === 'refused';
  const sorted = lines.toSorted((one, other) => Number(isRefused(other)) - Number(isRefused(one)));
  return (
    <DataTable
      look="lines"
      className="redirect-import__lines"
      heads={[columns.line, columns.source, columns.target, columns.result]}
    >
      {sorted.map(({ line, source, target, result, message }) => (
        <tr key={line} data-result={result}>
          <td>{line}</td>
          <td>{source}</td>
          <td>{target}</td>
          <td>{message ? withLabel(language, results[result], message) : results[result]}</td>
        </tr>
      ))}
    </DataTable>
  );
}
