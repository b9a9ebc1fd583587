import type { Locale } from '@vitrine/contract/locale.ts';
import { type ReadPart, type Reason, type ReasonCode, readReason } from './reason.ts';

type Texts = Record<Locale, string>;

/** The sentences of all reasons. `{name}` stands for a value. */
export const reasonTexts: Record<ReasonCode, Texts> = {
  'no-municipality': {
    fr: 'L’inscription n’a pas de municipalité.',
    en: 'The listing has no municipality.',
  },
  'no-price': {
    fr: 'L’inscription n’a pas de prix, ou un prix d’un dollar.',
    en: 'The listing has no price, or a price of one dollar.',
  },
  'price-per-area': {
    fr: 'Le prix est donné par pied ou mètre carré, et non pour toute la propriété.',
    en: 'The price is given by square foot or metre, and not for the whole property.',
  },
  'price-too-low': {
    fr: 'Le prix est trop bas pour être celui de toute la propriété, ou le loyer pour être celui d’un mois.',
    en: 'The price is too low to be that of the whole property, or the rent to be that of a month.',
  },
  'rent-per-area': {
    fr: 'Le loyer est donné par pied ou mètre carré, et non par mois.',
    en: 'The rent is given by square foot or metre, and not by month.',
  },
  'rent-period-unknown': {
    fr: 'On ne sait pas pour quelle période vaut le loyer.',
    en: 'It is not known for which period the rent is.',
  },
  'no-key': {
    fr: 'L’inscription n’a pas de numéro.',
    en: 'The listing has no number.',
  },
  'display-forbidden': {
    fr: 'La source ne permet pas de l’afficher.',
    en: 'The source does not allow it to be shown.',
  },
  'invalid-values': {
    fr: 'Des valeurs de l’inscription ne sont pas valides ({detail}).',
    en: 'Some values of the listing are not valid ({detail}).',
  },
  'refused-by-database': {
    fr: 'L’inscription n’a pas pu être enregistrée ({detail}).',
    en: 'The listing could not be stored ({detail}).',
  },
  'row-width': {
    fr: 'La ligne a {columns} colonnes au lieu de {expected}.',
    en: 'The row has {columns} columns in place of {expected}.',
  },
  'not-a-date': {
    fr: 'Le champ {field} ne contient pas une date.',
    en: 'The field {field} holds no date.',
  },
  'coordinates-not-numbers': {
    fr: 'Les coordonnées ne sont pas des nombres.',
    en: 'The coordinates are not numbers.',
  },
  'coordinates-outside': {
    fr: 'Les coordonnées ne sont pas au Canada.',
    en: 'The coordinates are not in Canada.',
  },
  'key-twice': {
    fr: 'Le numéro {key} vient deux fois.',
    en: 'The number {key} comes twice.',
  },
  'bad-rows': {
    fr: '{bad} lignes sur {rows} ne sont pas lisibles\u00a0: les colonnes ne sont sans doute pas à leur place.',
    en: '{bad} of {rows} rows cannot be read: the columns are probably not in their places.',
  },
  'no-column': {
    fr: 'Le fichier n’a pas de colonne «\u00a0{column}\u00a0».',
    en: 'The file has no column “{column}”.',
  },
  'no-element': {
    fr: 'Aucune inscription ne contient l’élément «\u00a0{path}\u00a0».',
    en: 'No listing has the element “{path}”.',
  },
  'xml-malformed': {
    fr: 'Le fichier n’est pas un fichier XML complet et valide.',
    en: 'The file is not a complete and valid XML file.',
  },
  'xml-document-type': {
    fr: 'Le fichier XML est refusé\u00a0: il déclare un type de document.',
    en: 'The XML file is refused: it declares a document type.',
  },
  'xml-too-deep': {
    fr: 'Le fichier XML est refusé\u00a0: ses éléments sont trop imbriqués.',
    en: 'The XML file is refused: its elements are nested too deeply.',
  },
  'xml-record-too-long': {
    fr: 'Le fichier XML est refusé\u00a0: une de ses inscriptions est trop longue.',
    en: 'The XML file is refused: one of its listings is too long.',
  },
  'xml-unknown-encoding': {
    fr: 'Le fichier XML est refusé\u00a0: son encodage est inconnu.',
    en: 'The XML file is refused: its encoding is unknown.',
  },
  'file-damaged': {
    fr: 'Un des fichiers de la livraison est coupé ou abîmé\u00a0; rien n’en a été utilisé.',
    en: 'One of the files of the delivery is cut or damaged; nothing of it was used.',
  },
  'file-missing': {
    fr: 'Le fichier ou le dossier n’existe pas.',
    en: 'The file or the folder does not exist.',
  },
  'file-unreadable': {
    fr: 'Le fichier n’est pas lisible.',
    en: 'The file cannot be read.',
  },
  'folder-empty': {
    fr: 'Le dossier ne contient aucun fichier zip, csv, txt ou xml.',
    en: 'The folder holds no zip, csv, txt or xml file.',
  },
  'path-outside': {
    fr: 'Le chemin sort du dossier des livraisons.',
    en: 'The path leads out of the folder of deliveries.',
  },
  'no-listing-file': {
    fr: 'La livraison ne contient pas de fichier d’inscriptions.',
    en: 'The delivery has no file of listings.',
  },
  'zip-unreadable': {
    fr: 'Le fichier zip n’est pas lisible.',
    en: 'The zip file cannot be read.',
  },
  'zip-too-many-files': {
    fr: 'Le fichier zip contient plus de {files} fichiers.',
    en: 'The zip file has more than {files} files.',
  },
  'zip-too-large': {
    fr: 'Le fichier zip est trop lourd.',
    en: 'The zip file is too large.',
  },
  'zip-bomb': {
    fr: 'Le fichier zip est refusé\u00a0: une fois ouvert, il deviendrait démesurément grand.',
    en: 'The zip file is refused: once opened, it would become excessively large.',
  },
  'zip-encrypted': {
    fr: 'Le fichier zip est protégé par un mot de passe.',
    en: 'The zip file is protected by a password.',
  },
  'photos-lost': {
    fr: 'La livraison n’a plus de photos pour {lost} des {had} inscriptions qui en ont\u00a0; rien n’en a été utilisé.',
    en: 'The delivery has no photos any more for {lost} of the {had} listings that have some; nothing of it was used.',
  },
  'descriptions-lost': {
    fr: 'La livraison n’a plus de description pour {lost} des {had} inscriptions qui en ont une\u00a0; rien n’en a été utilisé.',
    en: 'The delivery has no description any more for {lost} of the {had} listings that have one; nothing of it was used.',
  },
  'parts-lost': {
    fr: 'La livraison n’a plus ni photos ni descriptions pour la plupart des inscriptions qui en ont\u00a0; rien n’en a été utilisé.',
    en: 'The delivery has neither photos nor descriptions any more for most listings that have some; nothing of it was used.',
  },
  'host-key-unconfirmed': {
    fr: 'La clé du serveur n’a pas encore été confirmée, et rien ne lui a été envoyé. Testez la connexion dans les réglages de la source.',
    en: 'The key of the server was not confirmed yet, and nothing was sent to it. Test the connection in the settings of the source.',
  },
  'host-key-changed': {
    fr: 'Le serveur ne présente plus la clé qui a été confirmée, et rien ne lui a été envoyé. Demandez à votre fournisseur s’il l’a changée ; si oui, testez la connexion dans les réglages de la source et confirmez la nouvelle ({fingerprint}).',
    en: 'The server does not show the key that was confirmed any more, and nothing was sent to it. Ask your provider whether they changed it; if so, test the connection in the settings of the source and confirm the new one ({fingerprint}).',
  },
  'private-key-unreadable': {
    fr: 'La clé privée n’est pas lisible, ou son mot de passe n’est pas le bon.',
    en: 'The private key cannot be read, or its passphrase is not the right one.',
  },
  'not-sftp': {
    fr: 'Le serveur ne répond pas comme un serveur SFTP ({detail}).',
    en: 'The server does not answer as an SFTP server ({detail}).',
  },
  'folder-closed': {
    fr: 'Le serveur ne donne pas accès à ce dossier ou à ce fichier.',
    en: 'The server gives no access to this folder or file.',
  },
  'folder-too-full': {
    fr: 'Le dossier contient plus de {files} fichiers.',
    en: 'The folder holds more than {files} files.',
  },
  'sftp-refused': {
    fr: 'Le serveur a refusé la demande ({detail}).',
    en: 'The server refused the request ({detail}).',
  },
  'delivery-too-large': {
    fr: 'La livraison dépasse {megabytes} Mo.',
    en: 'The delivery is larger than {megabytes} MB.',
  },
  'delivery-slow': {
    fr: 'La livraison n’a pas pu être reçue en {minutes} min. Le prochain passage réessaiera.',
    en: 'The delivery could not be received within {minutes} min. The next run tries again.',
  },
  'list-empty': {
    fr: 'La liste reçue est vide.',
    en: 'The list is empty.',
  },
  'listings-missing': {
    fr: 'Il manque {missing} inscriptions sur {live}.',
    en: '{missing} of {live} listings are missing.',
  },
  'list-count': {
    fr: 'La liste contient {keys} éléments, mais le serveur en compte {counted}.',
    en: 'The list has {keys} items, but the server counts {counted}.',
  },
  'list-not-counted': {
    fr: 'Le serveur ne dit pas combien d’inscriptions il y a\u00a0: rien n’est retiré d’après cette liste.',
    en: 'The server does not say how many listings there are: nothing is removed by this list.',
  },
  'repeated-link': {
    fr: 'La liste se contredit\u00a0: une de ses pages renvoie à une page déjà lue.',
    en: 'The list contradicts itself: one of its pages leads to one that was read before.',
  },
  'foreign-link': {
    fr: 'La liste se contredit\u00a0: une de ses pages renvoie à un autre serveur.',
    en: 'The list contradicts itself: one of its pages leads to another server.',
  },
  'not-verified': {
    fr: 'Aucune liste complète n’a été vérifiée depuis plus de 20\u00a0heures.',
    en: 'No complete list was verified for more than 20 hours.',
  },
  'none-shown': {
    fr: 'Aucune des {listings} inscriptions de la source n’est affichée\u00a0: leur statut est inconnu, ou la source en refuse l’affichage.',
    en: 'None of the {listings} listings of the source is shown: their status is unknown, or the source refuses their display.',
  },
  garbled: {
    fr: 'Les accents de {listings} inscriptions sont brouillés (par exemple «\u00a0QuÃ©bec\u00a0»)\u00a0: la source les envoie mal encodés.',
    en: 'The accents of {listings} listings are garbled (such as “QuÃ©bec”): the source sends them in a wrong encoding.',
  },
  'credentials-missing': {
    fr: 'Les identifiants enregistrés ne sont pas lisibles\u00a0: la clé qui les protège n’est pas réglée sur le serveur.',
    en: 'The stored credentials cannot be read: the key that protects them is not set on the server.',
  },
  'credentials-unreadable': {
    fr: 'Les identifiants enregistrés ne sont pas lisibles\u00a0: entrez-les de nouveau.',
    en: 'The stored credentials cannot be read: enter them again.',
  },
  'credentials-refused': {
    fr: 'L’identifiant ou le mot de passe est refusé.',
    en: 'The user name or the password is refused.',
  },
  'server-answered': {
    fr: 'Le serveur a répondu par l’erreur {status}.',
    en: 'The server answered with the error {status}.',
  },
  'not-odata': {
    fr: 'Le serveur ne répond pas comme un service RESO.',
    en: 'The server does not answer as a RESO service.',
  },
  timeout: {
    fr: 'Le serveur n’a pas répondu à temps.',
    en: 'The server did not answer in time.',
  },
  'cut-off': {
    fr: 'La réponse du serveur a été coupée.',
    en: 'The answer of the server was cut off.',
  },
  'answer-too-long': {
    fr: 'La réponse du serveur est trop longue.',
    en: 'The answer of the server is too long.',
  },
  'unknown-host': {
    fr: 'Aucun serveur n’a ce nom.',
    en: 'No server has this name.',
  },
  certificate: {
    fr: 'Le certificat du serveur n’est pas valide.',
    en: 'The certificate of the server is not valid.',
  },
  'connection-failed': {
    fr: 'La connexion au serveur a échoué.',
    en: 'The connection to the server failed.',
  },
  'not-https': {
    fr: 'L’adresse n’est pas une adresse sécurisée (https).',
    en: 'The address is not a secure one (https).',
  },
  'private-address': {
    fr: 'L’adresse mène dans un réseau privé.',
    en: 'The address leads into a private network.',
  },
  'address-unreadable': {
    fr: 'L’adresse n’est pas lisible.',
    en: 'The address cannot be read.',
  },
  'too-many-redirects': {
    fr: 'L’adresse ne mène nulle part\u00a0: elle renvoie toujours à une autre.',
    en: 'The address leads nowhere: it always leads on to another one.',
  },
  'board-off': {
    fr: 'La source ne transmet plus les messages.',
    en: 'The source does not send messages on any more.',
  },
  'board-no-broker': {
    fr: 'La source ne dit pas qui est le courtier de l’inscription.',
    en: 'The source does not say who the broker of the listing is.',
  },
  'board-refused': {
    fr: 'DDF a refusé le message ({detail}).',
    en: 'DDF refused the message ({detail}).',
  },
  'board-unclear': {
    fr: 'DDF n’a pas confirmé la réception. Le message n’est pas renvoyé, pour que le courtier ne le reçoive pas deux fois.',
    en: 'DDF did not confirm that it came. The message is not sent again, so that the broker does not get it twice.',
  },
  'no-photo': {
    fr: 'Le fichier reçu n’est pas une photo.',
    en: 'The file that came is no photo.',
  },
  'photo-too-large': {
    fr: 'Le fichier est trop lourd.',
    en: 'The file is too large.',
  },
  'photo-unreadable': {
    fr: 'La photo est illisible.',
    en: 'The photo cannot be read.',
  },
  'photo-too-many-pixels': {
    fr: 'La photo compte plus de 50\u00a0mégapixels.',
    en: 'The photo has more than 50 megapixels.',
  },
  'as-written': { fr: '{text}', en: '{text}' },
};

export const partTexts: Record<ReadPart, Texts> = {
  'sign-in': { fr: 'Connexion', en: 'Sign-in' },
  events: { fr: 'Événements du serveur', en: 'Events of the server' },
  changes: { fr: 'Changements', en: 'Changes' },
  'photo-changes': { fr: 'Changements des photos', en: 'Changes of photos' },
  'open-house-changes': { fr: 'Changements des visites libres', en: 'Changes of open houses' },
  keys: { fr: 'Liste des inscriptions', en: 'List of listings' },
  listings: { fr: 'Inscriptions', en: 'Listings' },
  'open-houses': { fr: 'Visites libres', en: 'Open houses' },
  members: { fr: 'Courtiers', en: 'Brokers' },
  offices: { fr: 'Agences', en: 'Brokerages' },
};

const separators: Texts = { fr: '\u00a0: ', en: ': ' };
const numbers = { fr: new Intl.NumberFormat('fr-CA'), en: new Intl.NumberFormat('en-CA') };

/** Returns a reason as sentences in a language. */
export function reasonText(locale: Locale, { code, values, part, causes = [] }: Reason): string {
  const given = new Map<string, string | number>(Object.entries(values));
  const format = (value: string | number | undefined) =>
    typeof value === 'number' ? numbers[locale].format(value) : (value ?? '');
  const sentence = reasonTexts[code][locale].replace(/\{(\w+)\}/g, (_, name: string) => format(given.get(name)));
  const begin = part === undefined ? '' : `${partTexts[part][locale]}${separators[locale]}`;
  return `${begin}${[sentence, ...causes.map((cause) => reasonText(locale, cause))].join(' ')}`;
}

/** Returns a stored reason as sentences in a language; nothing for none. */
export const storedReasonText = (locale: Locale, stored: string | null): string =>
  stored === null ? '' : reasonText(locale, readReason(stored));
