import type { Locale } from '@vitrine/contract/locale.ts';

/**
 * Reasons for which a field is refused: it is empty, makes no sense, must not change, has to be entered again, leads out of its folder, names a server
 * that nobody has confirmed, or needs a key that the server does not have.
 */
export type FieldFault = 'required' | 'invalid' | 'fixed' | 'again' | 'outside' | 'unconfirmed' | 'no-key';

interface FieldTexts extends Record<Exclude<FieldFault, 'invalid' | 'required'>, string> {
  /** Texts by the beginning of the field's path; the longest matching beginning applies. */
  invalid: Record<string, string>;
}

const texts: Record<Locale, FieldTexts> = {
  fr: {
    fixed: 'Le type d’une source ne change pas. Ajoutez plutôt une nouvelle source.',
    again: 'L’adresse a changé\u00a0: entrez de nouveau l’identifiant et le mot de passe.',
    unconfirmed: 'Testez la connexion, puis confirmez que c’est bien ce serveur.',
    outside:
      'Indiquez un dossier ou un fichier du dossier des livraisons, sans «\u00a0..\u00a0». Pour un site, il commence par l’identifiant du site.',
    'no-key': 'Ce serveur ne peut pas garder d’identifiants\u00a0: il lui manque FEED_CREDENTIALS_KEY.',
    invalid: {
      '': 'Ce champ n’est pas valide.',
      name: 'Donnez à la source un nom d’au plus 100 caractères.',
      every_minutes: 'Indiquez de 5 à 1440 minutes.',
      credentials: 'Entrez l’identifiant et le mot de passe reçus avec l’entente.',
      'settings.serviceRoot': 'Ce n’est pas une adresse web complète, comme https://api.exemple.ca/odata/.',
      'settings.tokenUrl': 'Ce n’est pas une adresse web complète, comme https://api.exemple.ca/oauth/token.',
      path: 'Indiquez le fichier, ou le dossier où les fichiers arrivent.',
      'settings.path': 'Indiquez le fichier, ou le dossier où les fichiers arrivent.',
      'settings.sftp.host': 'Indiquez le nom du serveur seul, comme sftp.exemple.ca.',
      'settings.sftp.port': 'Le port est un nombre de 1 à 65535, souvent 22.',
      'settings.sftp.names': 'Écrivez un nom de fichier, où * remplace ce qui change, d’au plus 100 caractères.',
      'settings.destinations': 'Choisissez au moins un de vos sites.',
      'settings.pictureHosts': 'Écrivez un serveur par ligne, comme photos.exemple.ca ou *.exemple.ca, vingt au plus.',
      'settings.alarmRecipients': 'Une des adresses courriel n’est pas valide.',
      'settings.shape.columns': 'Lisez le fichier, puis dites de ses colonnes ce qu’elles contiennent.',
      'settings.shape.delimiter': 'Le séparateur est un seul caractère.',
      'settings.shape.columnCount': 'Le nombre de colonnes est un nombre entier.',
      'settings.xml.record': 'Indiquez le chemin de l’élément d’une inscription, comme Inscriptions/Inscription.',
      'settings.xml.fields': 'Lisez le fichier, puis dites de ses éléments ce qu’ils contiennent.',
      'settings.display': 'Écrivez ce texte dans les deux langues.',
      'settings.mapping.brokers':
        'Donnez à chaque courtier son numéro dans la source, d’au plus 40 signes, et choisissez la personne.',
    },
  },
  en: {
    fixed: 'The kind of a source does not change. Add a new source instead.',
    again: 'The address has changed: enter the user name and the password again.',
    unconfirmed: 'Test the connection, then confirm that this is the right server.',
    outside:
      'Name a folder or a file in the folder of deliveries, without “..”. For one site, it begins with the id of the site.',
    'no-key': 'This server cannot keep credentials: FEED_CREDENTIALS_KEY is missing.',
    invalid: {
      '': 'This field is not valid.',
      name: 'Give the source a name of at most 100 characters.',
      every_minutes: 'Enter 5 to 1440 minutes.',
      credentials: 'Enter the user name and the password that came with the agreement.',
      'settings.serviceRoot': 'This is not a complete web address, such as https://api.example.ca/odata/.',
      'settings.tokenUrl': 'This is not a complete web address, such as https://api.example.ca/oauth/token.',
      path: 'Name the file, or the folder in which the files arrive.',
      'settings.path': 'Name the file, or the folder in which the files arrive.',
      'settings.sftp.host': 'Enter the name of the server alone, such as sftp.example.ca.',
      'settings.sftp.port': 'The port is a number from 1 to 65535, often 22.',
      'settings.sftp.names': 'Write a file name of at most 100 characters, where * stands for what changes.',
      'settings.destinations': 'Choose at least one of your sites.',
      'settings.pictureHosts': 'Write one server a line, such as photos.example.ca or *.example.ca, twenty at most.',
      'settings.alarmRecipients': 'One of the email addresses is not valid.',
      'settings.shape.columns': 'Read the file, then say of its columns what they contain.',
      'settings.shape.delimiter': 'The delimiter is one character.',
      'settings.shape.columnCount': 'The number of columns is a whole number.',
      'settings.xml.record': 'Enter the path of the element of a listing, such as Listings/Listing.',
      'settings.xml.fields': 'Read the file, then say of its elements what they contain.',
      'settings.display': 'Write this text in both languages.',
      'settings.mapping.brokers':
        'Give each broker the number in the source, of at most 40 characters, and choose the person.',
    },
  },
};

/** Returns the sentence about a field of a source. */
export function fieldMessage(locale: Locale, field: string, fault: FieldFault = 'invalid'): string {
  const { invalid, ...others } = texts[locale];
  if (fault !== 'invalid' && fault !== 'required') return others[fault];
  const name = Object.keys(invalid)
    .filter((beginning) => field.startsWith(beginning))
    .reduce((longest, beginning) => (beginning.length > longest.length ? beginning : longest), '');
  return invalid[name] ?? '';
}
