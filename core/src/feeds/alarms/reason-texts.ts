import type { Locale } from '@vitrine/contract/locale.ts';

/** A reason as it is stored and logged, and its sentences for staff. `$1` stands for the first group of the pattern. */
interface Reason extends Record<Locale, string> {
  pattern: RegExp;
}

const reasons: Reason[] = [
  {
    pattern: /^The listing has no municipality$/,
    fr: 'L’inscription n’a pas de municipalité.',
    en: 'The listing has no municipality.',
  },
  {
    pattern: /^The listing has no price$/,
    fr: 'L’inscription n’a pas de prix, ou un prix d’un dollar.',
    en: 'The listing has no price, or a price of one dollar.',
  },
  {
    pattern: /^The price is per unit of area$/,
    fr: 'Le prix est donné par pied ou mètre carré, et non pour toute la propriété.',
    en: 'The price is given by square foot or metre, and not for the whole property.',
  },
  {
    pattern: /^The price is too low to be that of the whole property$/,
    fr: 'Le prix est trop bas pour être celui de toute la propriété, ou le loyer pour être celui d’un mois.',
    en: 'The price is too low to be that of the whole property, or the rent to be that of a month.',
  },
  {
    pattern: /^The rent is per unit of area$/,
    fr: 'Le loyer est donné par pied ou mètre carré, et non par mois.',
    en: 'The rent is given by square foot or metre, and not by month.',
  },
  {
    pattern: /^The period of the rent is unknown$/,
    fr: 'On ne sait pas pour quelle période vaut le loyer.',
    en: 'It is not known for which period the rent is.',
  },
  {
    pattern: /^The (?:record|row) has no (?:ListingKey|number|key)$/,
    fr: 'L’inscription n’a pas de numéro.',
    en: 'The listing has no number.',
  },
  {
    pattern: /^The source does not allow it to be shown$/,
    fr: 'La source ne permet pas de l’afficher.',
    en: 'The source does not allow it to be shown.',
  },
  {
    pattern: /^The row has (\d+) columns in place of (\d+)$/,
    fr: 'La ligne a $1 colonnes au lieu de $2.',
    en: 'The row has $1 columns in place of $2.',
  },
  {
    pattern: /^(\w+) is not a date$/,
    fr: 'Le champ $1 ne contient pas une date.',
    en: 'The field $1 holds no date.',
  },
  {
    pattern: /^The coordinates are not numbers$/,
    fr: 'Les coordonnées ne sont pas des nombres.',
    en: 'The coordinates are not numbers.',
  },
  {
    pattern: /^The coordinates are not in Canada$/,
    fr: 'Les coordonnées ne sont pas au Canada.',
    en: 'The coordinates are not in Canada.',
  },
  {
    pattern: /^(?:A list of keys could not be read: )?(\d+) of (\d+) rows are bad: .*$/s,
    fr: '$1 lignes sur $2 ne sont pas lisibles\u00a0: les colonnes ne sont sans doute pas à leur place.',
    en: '$1 of $2 rows cannot be read: the columns are probably not in their places.',
  },
  {
    pattern: /^(?:A list of keys could not be read: )?The file has no column (.+)$/s,
    fr: 'Le fichier n’a pas de colonne «\u00a0$1\u00a0».',
    en: 'The file has no column “$1”.',
  },
  {
    pattern: /^(?:A list of keys could not be read: )?No listing has the element (.+)$/s,
    fr: 'Aucune inscription ne contient l’élément «\u00a0$1\u00a0».',
    en: 'No listing has the element “$1”.',
  },
  {
    pattern: /^(?:A list of keys could not be read: )?The file is not well-formed XML: .*$/s,
    fr: 'Le fichier n’est pas un fichier XML complet et valide.',
    en: 'The file is not a complete and valid XML file.',
  },
  {
    pattern:
      /^(?:A list of keys could not be read: )?(?:The file has a document type declaration|The elements of the file are too deep|A record of the file is too long|The file is in an unknown encoding)$/,
    fr: 'Le fichier XML est refusé\u00a0: il déclare un type de document ou un encodage inconnu, ou ses éléments sont trop profonds ou trop longs.',
    en: 'The XML file is refused: it declares a document type or an unknown encoding, or its elements are too deep or too long.',
  },
  {
    pattern: /^The delivery has no (?:photos|descriptions) for (\d+) of (\d+) listings that show some; .*$/,
    fr: 'La livraison n’a plus ni photos ni descriptions pour la plupart des inscriptions qui en ont\u00a0; rien n’en a été utilisé.',
    en: 'The delivery has neither photos nor descriptions any more for most listings that have some; nothing of it was used.',
  },
  {
    pattern: /^The delivery has no photos for (\d+) of (\d+) listings that show some$/,
    fr: 'La livraison n’a plus de photos pour $1 des $2 inscriptions qui en ont\u00a0; rien n’en a été utilisé.',
    en: 'The delivery has no photos any more for $1 of the $2 listings that have some; nothing of it was used.',
  },
  {
    pattern: /^The delivery has no descriptions for (\d+) of (\d+) listings that show some$/,
    fr: 'La livraison n’a plus de description pour $1 des $2 inscriptions qui en ont une\u00a0; rien n’en a été utilisé.',
    en: 'The delivery has no description any more for $1 of the $2 listings that have one; nothing of it was used.',
  },
  {
    pattern: /^None of the (\d+) listings of the source is shown$/,
    fr: 'Aucune des $1 inscriptions de la source n’est affichée\u00a0: son statut est inconnu, ou la source en refuse l’affichage.',
    en: 'None of the $1 listings of the source is shown: their status is unknown, or the source refuses their display.',
  },
  {
    pattern: /^The letters of (\d+) listings are garbled$/,
    fr: 'Les accents de $1 inscriptions sont brouillés (par exemple «\u00a0QuÃ©bec\u00a0»)\u00a0: la source les envoie mal encodés.',
    en: 'The accents of $1 listings are garbled (such as “QuÃ©bec”): the source sends them in a wrong encoding.',
  },
  {
    pattern: /^Listings could not be read: (?:Quote Not Closed|Max Record Size|Invalid Closing Quote).*$/s,
    fr: 'Un des fichiers de la livraison est coupé ou abîmé\u00a0; rien n’en a été utilisé.',
    en: 'One of the files of the delivery is cut or damaged; nothing of it was used.',
  },
  {
    pattern: /^The list is empty$/,
    fr: 'La liste reçue est vide.',
    en: 'The list is empty.',
  },
  {
    pattern: /^(\d+) of (\d+) listings are missing$/,
    fr: 'Il manque $1 inscriptions sur $2.',
    en: '$1 of $2 listings are missing.',
  },
  {
    pattern: /^(?:.*: )?The list has (\d+) keys, and the server counts (\d+)$/,
    fr: 'La liste contient $1 éléments, mais le serveur en compte $2.',
    en: 'The list has $1 items, but the server counts $2.',
  },
  {
    pattern:
      /^A link to the next page (?:came twice|leads to another server)$|^.*could not be read: (?:repeated|foreign)-link$/,
    fr: 'La liste se contredit\u00a0: une de ses pages renvoie au mauvais endroit.',
    en: 'The list contradicts itself: one of its pages leads to the wrong place.',
  },
  {
    pattern: /^The server did not say how many listings there are$/,
    fr: 'Le serveur ne dit pas combien d’inscriptions il y a\u00a0: rien n’est retiré d’après cette liste.',
    en: 'The server does not say how many listings there are: nothing is removed by this list.',
  },
  {
    pattern: /^No list was verified since (\S+)$/,
    fr: 'Aucune liste complète n’a été vérifiée depuis plus de 20\u00a0heures.',
    en: 'No complete list was verified for more than 20 hours.',
  },
  {
    pattern: /^(?:.*: )?No access token: The server answered 40[013]$/,
    fr: 'L’identifiant ou le mot de passe est refusé.',
    en: 'The user name or the password is refused.',
  },
  {
    pattern: /^(?:.*: )?The server answered (\d+)$/,
    fr: 'Le serveur a répondu par l’erreur $1.',
    en: 'The server answered with the error $1.',
  },
  {
    pattern: /^(?:.*: )?Nothing came for [\d.]+ s$/,
    fr: 'Le serveur n’a pas répondu à temps.',
    en: 'The server did not answer in time.',
  },
  {
    pattern: /^(?:.*: )?The answer was cut off$/,
    fr: 'La réponse du serveur a été coupée.',
    en: 'The answer of the server was cut off.',
  },
  {
    pattern: /^(?:.*: )?The answer is not a (?:page of OData|record)$/,
    fr: 'Le serveur ne répond pas comme un service RESO.',
    en: 'The server does not answer as a RESO service.',
  },
  {
    pattern: /^.*: The answer is too long$/,
    fr: 'La réponse du serveur est trop longue.',
    en: 'The answer of the server is too long.',
  },
  {
    pattern: /^The answer is too long$/,
    fr: 'Le fichier est trop lourd.',
    en: 'The file is too large.',
  },
  {
    pattern: /^The file is no photo$/,
    fr: 'Le fichier reçu n’est pas une photo.',
    en: 'The file that came is no photo.',
  },
  {
    pattern: /^The photo cannot be read$/,
    fr: 'La photo est illisible.',
    en: 'The photo cannot be read.',
  },
  {
    pattern: /^The photo has too many pixels$/,
    fr: 'La photo compte plus de 40\u00a0mégapixels.',
    en: 'The photo has more than 40 megapixels.',
  },
  {
    pattern: /^The address (?:leads on too often|cannot be read)$/,
    fr: 'L’adresse ne mène nulle part.',
    en: 'The address leads nowhere.',
  },
  {
    pattern: /^The address (?:is not https|leads into a private network)$/,
    fr: 'L’adresse n’est pas une adresse publique et sécurisée (https).',
    en: 'The address is not a public and secure one (https).',
  },
  {
    pattern: /^The file cannot be read: ENOENT.*$/s,
    fr: 'Le fichier ou le dossier n’existe pas.',
    en: 'The file or the folder does not exist.',
  },
  {
    pattern: /^The folder holds no zip, csv, txt or xml file$/,
    fr: 'Le dossier ne contient aucun fichier zip, csv, txt ou xml.',
    en: 'The folder holds no zip, csv, txt or xml file.',
  },
  {
    pattern: /^The path leaves the folder of deliveries$/,
    fr: 'Le chemin sort du dossier des livraisons.',
    en: 'The path leads out of the folder of deliveries.',
  },
  {
    pattern: /^The delivery has no file of listings$/,
    fr: 'La livraison ne contient pas de fichier d’inscriptions.',
    en: 'The delivery has no file of listings.',
  },
  {
    pattern: /^The credentials of the source cannot be decrypted$|^FEED_CREDENTIALS_KEY is missing$/,
    fr: 'Les identifiants enregistrés ne sont pas lisibles\u00a0: entrez-les de nouveau.',
    en: 'The stored credentials cannot be read: enter them again.',
  },
];

/** Returns a stored reason as a sentence for staff; an unknown one, such as an error message of the system, is returned unchanged. */
export function reasonText(locale: Locale, reason: string): string {
  for (const known of reasons) if (known.pattern.test(reason)) return reason.replace(known.pattern, known[locale]);
  return reason;
}
