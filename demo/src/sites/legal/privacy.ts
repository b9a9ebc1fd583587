import { page } from '../../authored-page.ts';
import { block, image, rich, text, textarea } from '../../authoring.ts';
import type { Operator } from './operator.ts';

/**
 * Returns the privacy policy that the Act respecting the protection of personal information in the private sector (as amended by
 * Law 25) requires.
 */
export const privacyPage = (operator: Operator) => {
  const { name, short, privacyOfficer: officer, address } = operator;
  return page({
    name: 'privacy',
    title: { fr: 'Politique de confidentialité', en: 'Privacy policy' },
    picture: operator.pictures.privacy,
    seo: {
      fr: {
        title: 'Politique de confidentialité',
        description:
          'Quels renseignements personnels nous recueillons, pourquoi, combien de temps nous les gardons et quels sont vos droits en vertu de la Loi 25.',
      },
      en: {
        title: 'Privacy Policy',
        description:
          'Which personal information we collect, why, how long we keep it and what rights you have under Québec’s Law 25, written in plain language.',
      },
    },
    blocks: [
      block('hero_block_1', 'normal-grey', {
        super_title: text('Vos renseignements', 'Your information'),
        main_title: text('Politique de confidentialité', 'Privacy policy'),
        description: textarea('En vigueur depuis le 1er septembre 2026', 'In effect since September 1, 2026'),
        bg_media: image(operator.pictures.privacy),
      }),
      block('text_block_2', 'normal', {
        text_align: 'left',
        main_title: text('Ce que nous faisons de vos renseignements', 'What we do with your information'),
        description: rich(
          [
            `La présente politique est celle de ${name.fr} (ci-après « ${short.fr} »). Elle est rédigée en langage clair, comme le demande la Loi sur la protection des renseignements personnels dans le secteur privé, modifiée par la Loi 25.`,
            '<h2>Les renseignements que nous recueillons</h2>',
            '<ul><li>Ceux que vous nous donnez dans un formulaire : prénom, nom, courriel, téléphone, adresse et contenu de votre message.</li><li>Ceux que votre projet exige, si vous nous confiez un mandat : pièce d’identité, situation financière, documents sur l’immeuble. La Loi sur le courtage immobilier nous oblige à en recueillir certains.</li><li>Des données techniques nécessaires au fonctionnement et à la sécurité du site : adresse IP, type de navigateur, heure de la requête.</li></ul>',
            '<h2>Pourquoi nous les recueillons</h2>',
            'Pour vous répondre, préparer une visite ou une évaluation, exécuter un contrat de courtage, respecter nos obligations légales et protéger le site contre les abus. Nous ne vendons aucun renseignement et n’en utilisons aucun à d’autres fins sans vous demander un nouveau consentement.',
            '<h2>Votre consentement</h2>',
            'En nous envoyant un message, vous consentez à ce que nous utilisions vos coordonnées pour y répondre. Vous pouvez retirer ce consentement en tout temps en écrivant à la personne responsable ; nous cesserons alors d’utiliser vos renseignements, sauf si la loi nous oblige à les conserver.',
            '<h2>Témoins et mesure d’audience</h2>',
            'Le site dépose un témoin qui retient votre langue pendant un an et garde, le temps de votre visite, vos critères de recherche. Vos propriétés favorites et celles que vous avez vues récemment restent dans votre navigateur, jusqu’à ce que vous les retiriez. Toute technologie qui permettrait de vous identifier, de vous localiser ou de dresser votre profil est désactivée par défaut et ne s’active qu’avec votre accord.',
            'Nous comptons combien de fois, chaque jour, une propriété est vue, ajoutée aux favoris, partagée ou ouverte en PDF, et ce que les visiteurs cherchent : l’endroit et le type, rien de plus. Ce compte se fait sans témoin et sans vous suivre : ni votre adresse IP, ni votre navigateur, ni rien qui vous désigne n’y est gardé. Si votre navigateur envoie le signal Global Privacy Control, nous ne comptons pas votre visite. Le vendeur d’une propriété peut recevoir ces nombres.',
            '<h2>Qui y a accès</h2>',
            'Seules les personnes qui en ont besoin pour leur travail : le courtier concerné, l’administration de l’agence et les fournisseurs qui hébergent le site et acheminent les courriels, liés par contrat. Si des renseignements devaient être communiqués hors du Québec, nous réaliserions d’abord une évaluation des facteurs relatifs à la vie privée.',
            '<h2>Combien de temps nous les gardons</h2>',
            'Un message est détruit après trois ans sans activité. La preuve de votre consentement à une alerte ou à un rapport est gardée trois ans après sa fin. Les nombres de chaque jour, qui ne désignent personne, le sont après 25 mois. Les dossiers de courtage sont conservés au moins six ans après leur fermeture, comme l’exige la réglementation, puis détruits de façon sécuritaire.',
            '<h2>Vos droits</h2>',
            '<ul><li>Savoir quels renseignements nous détenons et en obtenir une copie, y compris dans un format technologique structuré et couramment utilisé.</li><li>Faire corriger un renseignement inexact, incomplet ou équivoque.</li><li>Faire effacer ce que nous n’avons plus de raison de garder ; nous vous en remettons un reçu. Une alerte se termine aussi d’un clic, par le lien de chacun de ses courriels.</li><li>Retirer votre consentement et demander que l’on cesse de diffuser un renseignement.</li><li>Être informé si une décision vous concernant est fondée exclusivement sur un traitement automatisé ; nous n’en prenons aucune.</li></ul>',
            'Nous répondons par écrit dans les 30 jours suivant votre demande, sans frais.',
            '<h2>Sécurité et incidents</h2>',
            'Les échanges avec le site sont chiffrés et les accès, limités et journalisés. En cas d’incident de confidentialité présentant un risque de préjudice sérieux, nous avisons sans tarder la Commission d’accès à l’information et les personnes touchées, et nous l’inscrivons à notre registre.',
            '<h2>La personne responsable</h2>',
            `${officer.name}, ${officer.title.fr}<br>${address.fr}<br><a href="mailto:${officer.email}">${officer.email}</a>`,
            'Si notre réponse ne vous satisfait pas, vous pouvez vous adresser à la <a href="https://www.cai.gouv.qc.ca/">Commission d’accès à l’information du Québec</a>.',
          ],
          [
            `This is the policy of ${name.en} (“${short.en}”). It is written in plain language, as required by Québec’s Act respecting the protection of personal information in the private sector, amended by Law 25.`,
            '<h2>The information we collect</h2>',
            '<ul><li>What you give us in a form: first name, last name, email, telephone, address and the content of your message.</li><li>What your plans require, if you give us a mandate: identification, financial situation, documents about the property. The Real Estate Brokerage Act obliges us to collect some of it.</li><li>Technical data needed to run and protect the site: IP address, type of browser, time of the request.</li></ul>',
            '<h2>Why we collect it</h2>',
            'To answer you, prepare a visit or an evaluation, carry out a brokerage contract, meet our legal obligations and protect the site from abuse. We sell no information and use none of it for other purposes without asking for your consent again.',
            '<h2>Your consent</h2>',
            'By sending us a message, you consent to our using your contact details to answer it. You may withdraw that consent at any time by writing to the person in charge; we will then stop using your information, unless the law requires us to keep it.',
            '<h2>Cookies and audience measurement</h2>',
            'The site sets a cookie that remembers your language for one year and keeps your search criteria for the length of your visit. Your favourite properties and those that you have viewed recently stay in your browser until you remove them. Any technology that could identify, locate or profile you is off by default and is turned on only with your agreement.',
            'We count how often, each day, a property is viewed, added to favourites, shared or opened as a PDF, and what visitors search for: the place and the type, nothing more. This is done without cookies and without following you: neither your IP address nor your browser nor anything that points to you is kept. If your browser sends the Global Privacy Control signal, your visit is not counted. The seller of a property may receive these numbers.',
            '<h2>Who has access to it</h2>',
            'Only those who need it for their work: the broker concerned, the agency’s administration and the suppliers who host the site and deliver email, all bound by contract. Should information have to leave Québec, we would first carry out a privacy impact assessment.',
            '<h2>How long we keep it</h2>',
            'A message is destroyed after three years without activity. The proof of your consent to an alert or a report is kept for three years after it has ended. The numbers of each day, which point to nobody, are destroyed after 25 months. Brokerage records are kept for at least six years after they are closed, as the regulations require, then destroyed securely.',
            '<h2>Your rights</h2>',
            '<ul><li>To know what information we hold and obtain a copy, including in a structured, commonly used technological format.</li><li>To have information corrected if it is inaccurate, incomplete or equivocal.</li><li>To have erased what we no longer have a reason to keep; we give you a receipt for it. An alert also ends with one click, by the link in each of its emails.</li><li>To withdraw your consent and ask that we stop disseminating information.</li><li>To be told if a decision about you is based exclusively on automated processing; we make none.</li></ul>',
            'We answer in writing within 30 days of your request, free of charge.',
            '<h2>Security and incidents</h2>',
            'Exchanges with the site are encrypted, and access is limited and logged. If a confidentiality incident presents a risk of serious injury, we promptly notify the Commission d’accès à l’information and the people affected, and enter it in our register.',
            '<h2>The person in charge</h2>',
            `${officer.name}, ${officer.title.en}<br>${address.en}<br><a href="mailto:${officer.email}">${officer.email}</a>`,
            'If our answer does not satisfy you, you may turn to the <a href="https://www.cai.gouv.qc.ca/">Commission d’accès à l’information du Québec</a>.',
          ],
        ),
      }),
    ],
  });
};
