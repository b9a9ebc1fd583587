import type { ImportedLine } from '../../collections/import-redirects.ts';

interface RedirectTexts {
  redirect: string;
  import: {
    title: string;
    help: string;
    site: string;
    chooseSite: string;
    file: string;
    check: string;
    run: (count: number) => string;
    working: string;
    refused: (count: number) => string;
    ready: (count: number) => string;
    done: (count: number) => string;
    empty: string;
    failed: string;
    columns: { line: string; source: string; target: string; result: string };
    results: Record<ImportedLine['result'], string>;
  };
}

export const redirectTexts: Record<'fr' | 'en', RedirectTexts> = {
  fr: {
    redirect: 'Rediriger cette adresse',
    import: {
      title: 'Importer un fichier CSV',
      help: 'Trois colonnes\u00a0: ancienne adresse, destination, nature (301 ou 302\u00a0; vide\u00a0: 301). Rien n’est importé tant qu’une ligne est refusée.',
      site: 'Site',
      chooseSite: 'Choisissez un site',
      file: 'Fichier CSV',
      check: 'Vérifier',
      run: (count) => (count === 1 ? 'Importer la redirection' : `Importer les ${count} redirections`),
      working: 'Un instant…',
      refused: (count) =>
        count === 1
          ? 'Une ligne est refusée. Corrigez-la dans le fichier, puis vérifiez-le de nouveau. Rien n’est importé.'
          : `${count} lignes sont refusées. Corrigez-les dans le fichier, puis vérifiez-le de nouveau. Rien n’est importé.`,
      ready: (count) => (count === 1 ? 'La ligne peut être importée.' : `Les ${count} lignes peuvent être importées.`),
      done: (count) => (count === 1 ? 'La ligne est importée.' : `Les ${count} lignes sont importées.`),
      empty: 'Le fichier ne contient aucune ligne.',
      failed: 'Le fichier n’a pas pu être envoyé. Réessayez dans un instant.',
      columns: { line: 'Ligne', source: 'Ancienne adresse', target: 'Destination', result: 'Résultat' },
      results: { new: 'Nouvelle', changed: 'Modifie l’existante', unchanged: 'Déjà en place', refused: 'Refusée' },
    },
  },
  en: {
    redirect: 'Redirect this address',
    import: {
      title: 'Import a CSV file',
      help: 'Three columns: old address, target, kind (301 or 302; empty: 301). Nothing is imported while a line is refused.',
      site: 'Site',
      chooseSite: 'Choose a site',
      file: 'CSV file',
      check: 'Check',
      run: (count) => (count === 1 ? 'Import the redirect' : `Import the ${count} redirects`),
      working: 'One moment…',
      refused: (count) =>
        count === 1
          ? 'One line is refused. Correct it in the file, then check the file again. Nothing is imported.'
          : `${count} lines are refused. Correct them in the file, then check the file again. Nothing is imported.`,
      ready: (count) => (count === 1 ? 'The line can be imported.' : `All ${count} lines can be imported.`),
      done: (count) => (count === 1 ? 'The line is imported.' : `All ${count} lines are imported.`),
      empty: 'The file holds no lines.',
      failed: 'The file could not be sent. Please try again in a moment.',
      columns: { line: 'Line', source: 'Old address', target: 'Target', result: 'Result' },
      results: { new: 'New', changed: 'Changes the stored one', unchanged: 'In place already', refused: 'Refused' },
    },
  },
};
