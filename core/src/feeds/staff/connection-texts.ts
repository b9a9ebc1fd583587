import type { ConnectionFailure } from '@vitrine/contract/core/staff-feeds.ts';
import type { Locale } from '@vitrine/contract/locale.ts';

/** Failures of a connection and their remedies, for staff. */
export const connectionTexts: Record<Locale, Record<ConnectionFailure, string>> = {
  fr: {
    'not-allowed': 'Cette adresse ne peut pas être appelée\u00a0: elle doit commencer par https:// et être publique.',
    'unknown-address': 'Aucun serveur ne porte ce nom. Vérifiez l’adresse, lettre par lettre.',
    'no-answer': 'Le serveur refuse la connexion ou l’interrompt. Vérifiez l’adresse, ou réessayez plus tard.',
    timeout: 'Le serveur ne répond pas à temps. Réessayez plus tard\u00a0; si cela dure, écrivez à votre fournisseur.',
    certificate:
      'Le certificat de sécurité du serveur n’est pas valide. N’entrez pas de mot de passe avant que votre fournisseur ne l’ait corrigé.',
    'credentials-missing': 'Entrez l’identifiant et le mot de passe reçus avec l’entente.',
    'credentials-refused':
      'L’identifiant ou le mot de passe est refusé. Recopiez-les depuis l’entente, ou vérifiez que l’accès est activé.',
    'access-refused':
      'L’identifiant est bon, mais il ne donne pas accès aux inscriptions. Demandez cet accès à votre fournisseur.',
    'not-reso':
      'Le serveur répond, mais pas comme un service RESO. L’adresse de base se termine souvent par /odata/ ou /odata/v1/.',
    'server-error': 'Le serveur répond par une erreur de son côté. Réessayez plus tard.',
    busy: 'Le serveur reçoit trop de demandes. Réessayez dans quelques minutes.',
    'file-missing':
      'Il n’y a aucun fichier zip, csv, txt ou xml à cet endroit. Vérifiez le dossier et que l’envoi a eu lieu.',
    'file-outside': 'Ce chemin sort du dossier des livraisons.',
    'file-incoming': 'Le fichier est encore en train d’arriver. Réessayez dans une minute.',
    'file-invalid': 'Le fichier ne peut pas être lu, ou ses colonnes ne sont pas à la place prévue.',
    'file-too-large': 'La connexion fonctionne, mais le dernier fichier est trop gros pour être lu.',
    'file-slow':
      'La connexion fonctionne, mais le dernier fichier est trop long à recevoir pour un test. Une lecture ordinaire a une demi-heure.',
    'private-server': 'Ce serveur est dans un réseau privé : il ne peut pas être appelé.',
    'not-sftp': 'Le serveur répond, mais pas comme un serveur SFTP. Vérifiez l’adresse et le port, souvent 22.',
    'key-unreadable':
      'La clé privée n’est pas lisible, ou son mot de passe n’est pas le bon. Recopiez tout le fichier, de « -----BEGIN » à la fin.',
    'folder-closed':
      'L’identifiant est bon, mais il ne donne pas accès à ce dossier. Vérifiez-en le nom auprès de votre fournisseur.',
    empty: 'La connexion fonctionne, mais la source ne contient aucune inscription.',
  },
  en: {
    'not-allowed': 'This address cannot be called: it has to begin with https:// and be public.',
    'unknown-address': 'There is no server of this name. Check the address, letter by letter.',
    'no-answer': 'The server refuses the connection or ends it. Check the address, or try again later.',
    timeout: 'The server does not answer in time. Try again later; if it lasts, write to your provider.',
    certificate:
      'The security certificate of the server is not valid. Enter no password until your provider has mended it.',
    'credentials-missing': 'Enter the user name and the password that came with the agreement.',
    'credentials-refused':
      'The user name or the password is refused. Copy them from the agreement again, or check that the access is active.',
    'access-refused': 'The user name is right, but gives no access to the listings. Ask your provider for that access.',
    'not-reso': 'The server answers, but not as a RESO service. The base address often ends in /odata/ or /odata/v1/.',
    'server-error': 'The server answers with an error of its own. Try again later.',
    busy: 'The server gets too many calls. Try again in a few minutes.',
    'file-missing':
      'There is no zip, csv, txt or xml file in this place. Check the folder, and that the file was sent.',
    'file-outside': 'This path leads out of the folder of deliveries.',
    'file-incoming': 'The file is still arriving. Try again in a minute.',
    'file-invalid': 'The file cannot be read, or its columns are not where they are expected.',
    'file-too-large': 'The connection works, but the last file is too large to be read.',
    'file-slow':
      'The connection works, but the last file takes too long to come for a test. An ordinary run has half an hour.',
    'private-server': 'This server is in a private network: it cannot be called.',
    'not-sftp': 'The server answers, but not as an SFTP server. Check the address and the port, which is often 22.',
    'key-unreadable':
      'The private key cannot be read, or its passphrase is not the right one. Copy the whole file, from “-----BEGIN” to its end.',
    'folder-closed': 'The user name is right, but gives no access to this folder. Check its name with your provider.',
    empty: 'The connection works, but the source holds no listing.',
  },
};
