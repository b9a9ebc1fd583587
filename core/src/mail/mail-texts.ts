import type { FormType } from '@vitrine/contract/core/contact.ts';
import type { Locale } from '@vitrine/contract/locale.ts';

interface MailTexts {
  broker: {
    /** `about`: the property or the search in a few words, or nothing. */
    subject: Record<FormType, (visitor: string, about: string) => string>;
    heading: Record<FormType, (visitor: string) => string>;
    intro: Record<FormType, (site: string) => string>;
    /** Title of the part of the mail about the project. */
    project: Record<FormType, string>;
    person: string;
    someone: string;
    /** Sentence that names the staff member who assigned the lead. */
    assigned: (staff: string) => string;
    suspectSubject: (subject: string) => string;
    suspect: string;
    /** A listing by its number. */
    listing: (uls: string) => string;
    /** Title of the listings of a list that the visitor sent. */
    list: string;
    insteadOf: (recipient: string, email: string) => string;
    /** For a broker who shares the listing of a lead with its recipient. */
    shared: (recipient: string) => string;
    reply: (visitor: string) => string;
    answer: (firstName: string) => string;
    /** The subject of an answer. */
    answerSubject: Record<FormType, (site: string) => string>;
    call: (phone: string) => string;
    write: (phone: string) => string;
    received: (time: string) => string;
    sourcePage: string;
    consent: (text: string) => string;
  };
  confirmation: {
    subject: Record<FormType, string>;
    /** `firstName` is null when the visitor's name must not be repeated. */
    greeting: (firstName: string | null) => string;
    thanks: Record<FormType, string>;
    /** `recipient` is null when the lead went to no particular person. */
    passedOn: (recipient: string | null) => string;
    notYou: string;
    /** Texts of a property alert that is not confirmed yet. */
    alert: { subject: string; ask: string; confirm: string; notYou: string };
  };
}

const about = (text: string, detail: string) => (detail ? `${text} – ${detail}` : text);

export const mailTexts: Record<Locale, MailTexts> = {
  fr: {
    broker: {
      subject: {
        contact_form: (visitor, detail) => about(`Nouveau message de ${visitor}`, detail),
        visit_request: (visitor, detail) => about(`Demande de visite de ${visitor}`, detail),
        property_alert: (visitor, detail) => about(`Nouvelle alerte immobilière de ${visitor}`, detail),
        property_valuation: (visitor, detail) => about(`Demande d’évaluation de ${visitor}`, detail),
      },
      heading: {
        contact_form: (visitor) => `${visitor} vous a écrit`,
        visit_request: (visitor) => `${visitor} souhaite visiter`,
        property_alert: (visitor) => `${visitor} cherche une propriété`,
        property_valuation: (visitor) => `${visitor} souhaite une évaluation`,
      },
      intro: {
        contact_form: (site) => `Voici son message, envoyé par le formulaire de contact du site ${site}.`,
        visit_request: (site) =>
          `Cette personne demande une visite sur le site ${site}. Confirmez-lui l’un de ces moments.`,
        property_alert: (site) =>
          `Cette personne souhaite être avisée des nouvelles propriétés qui correspondent à sa recherche sur le site ${site}.`,
        property_valuation: (site) =>
          `Cette personne souhaite connaître la valeur de sa propriété. Sa demande vient du site ${site}.`,
      },
      project: {
        contact_form: 'La propriété',
        visit_request: 'Quand visiter',
        property_alert: 'Sa recherche',
        property_valuation: 'Sa propriété',
      },
      person: 'Ses coordonnées',
      someone: 'Quelqu’un',
      assigned: (staff) => `${staff} vous confie cette demande.`,
      suspectSubject: (subject) => `[Possiblement indésirable] ${subject}`,
      suspect: 'Attention\u00a0: ce message pourrait provenir d’un robot. Vérifiez-le avant d’y répondre.',
      listing: (uls) => `Inscription\u00a0${uls}`,
      list: 'Les propriétés de sa liste',
      insteadOf: (recipient, email) =>
        `Ce message est destiné à ${recipient}, mais le serveur de courriel refuse l’adresse ${email}. ` +
        'Veuillez le lui transmettre et faire corriger l’adresse.',
      shared: (recipient) =>
        `${recipient} a aussi reçu cette demande, qui concerne une propriété que vous avez en commun.`,
      reply: (visitor) => `Une réponse à ce courriel va directement à ${visitor}.`,
      answer: (firstName) => `Répondre à ${firstName}`,
      answerSubject: {
        contact_form: (site) => `Votre message – ${site}`,
        visit_request: (site) => `Votre demande de visite – ${site}`,
        property_alert: (site) => `Votre recherche de propriété – ${site}`,
        property_valuation: (site) => `Votre demande d’évaluation – ${site}`,
      },
      call: (phone) => `Appeler le ${phone}`,
      write: (phone) => `Texter le ${phone}`,
      received: (time) => `Reçu le ${time}`,
      sourcePage: ', depuis la page ',
      consent: (text) => `En l’envoyant, la personne a accepté ceci\u00a0: «\u00a0${text}\u00a0»`,
    },
    confirmation: {
      subject: {
        contact_form: 'Nous avons bien reçu votre message',
        visit_request: 'Nous avons bien reçu votre demande de visite',
        property_alert: 'Votre alerte immobilière est bien enregistrée',
        property_valuation: 'Nous avons bien reçu votre demande d’évaluation',
      },
      greeting: (firstName) => (firstName ? `Bonjour ${firstName},` : 'Bonjour,'),
      thanks: {
        contact_form: 'Merci de nous avoir écrit\u00a0! Votre message nous est bien parvenu.',
        visit_request:
          'Merci de votre intérêt\u00a0! Votre demande de visite nous est bien parvenue. Le moment de la visite vous sera confirmé.',
        property_alert: 'Merci de votre confiance\u00a0! Nous avons pris note de vos critères de recherche.',
        property_valuation: 'Merci de votre confiance\u00a0! Votre demande d’évaluation nous est bien parvenue.',
      },
      passedOn: (recipient) =>
        recipient
          ? `${recipient} en prendra connaissance et communiquera avec vous dans les meilleurs délais.`
          : 'Un membre de notre équipe communiquera avec vous dans les meilleurs délais.',
      notYou:
        'Vous n’avez rien demandé\u00a0? Quelqu’un a pu se tromper d’adresse\u00a0: vous pouvez ignorer ce courriel.',
      alert: {
        subject: 'Confirmez votre alerte immobilière',
        ask: 'Il ne reste qu’une étape\u00a0: confirmez votre adresse, et nous vous écrirons dès qu’une propriété correspond à ce que vous cherchez.',
        confirm: 'Confirmer mon alerte',
        notYou:
          'Vous n’avez rien demandé\u00a0? Quelqu’un a pu se tromper d’adresse\u00a0: ignorez ce courriel, et vous ne recevrez rien d’autre.',
      },
    },
  },
  en: {
    broker: {
      subject: {
        contact_form: (visitor, detail) => about(`New message from ${visitor}`, detail),
        visit_request: (visitor, detail) => about(`Request for a visit from ${visitor}`, detail),
        property_alert: (visitor, detail) => about(`New property alert from ${visitor}`, detail),
        property_valuation: (visitor, detail) => about(`Valuation request from ${visitor}`, detail),
      },
      heading: {
        contact_form: (visitor) => `${visitor} wrote to you`,
        visit_request: (visitor) => `${visitor} would like to visit`,
        property_alert: (visitor) => `${visitor} is looking for a property`,
        property_valuation: (visitor) => `${visitor} would like a valuation`,
      },
      intro: {
        contact_form: (site) => `Here is their message, sent through the contact form of the ${site} site.`,
        visit_request: (site) => `They ask for a visit on the ${site} site. Please confirm one of these times.`,
        property_alert: (site) =>
          `They would like to hear about new listings on the ${site} site that match their search.`,
        property_valuation: (site) =>
          `They would like to know what their property is worth. The request came through the ${site} site.`,
      },
      project: {
        contact_form: 'The property',
        visit_request: 'When to visit',
        property_alert: 'Their search',
        property_valuation: 'Their property',
      },
      person: 'Contact details',
      someone: 'Someone',
      assigned: (staff) => `${staff} has assigned this lead to you.`,
      suspectSubject: (subject) => `[Possible spam] ${subject}`,
      suspect: 'Please note: this message may come from a robot. Check it before you answer.',
      listing: (uls) => `Listing\u00a0${uls}`,
      list: 'The properties of the list',
      insteadOf: (recipient, email) =>
        `This message is meant for ${recipient}, but the mail server refuses the address ${email}. ` +
        'Please pass it on and have the address corrected.',
      shared: (recipient) => `${recipient} received this request too. It is about a property that you share.`,
      reply: (visitor) => `A reply to this email goes straight to ${visitor}.`,
      answer: (firstName) => `Reply to ${firstName}`,
      answerSubject: {
        contact_form: (site) => `Your message – ${site}`,
        visit_request: (site) => `Your request for a visit – ${site}`,
        property_alert: (site) => `Your property search – ${site}`,
        property_valuation: (site) => `Your valuation request – ${site}`,
      },
      call: (phone) => `Call ${phone}`,
      write: (phone) => `Text ${phone}`,
      received: (time) => `Received ${time}`,
      sourcePage: ', from the page ',
      consent: (text) => `By sending it, they agreed to this: “${text}”`,
    },
    confirmation: {
      subject: {
        contact_form: 'We have received your message',
        visit_request: 'We have received your request for a visit',
        property_alert: 'Your property alert is set',
        property_valuation: 'We have received your valuation request',
      },
      greeting: (firstName) => (firstName ? `Hello ${firstName},` : 'Hello,'),
      thanks: {
        contact_form: 'Thank you for writing to us! Your message has reached us.',
        visit_request:
          'Thank you for your interest! Your request has reached us. The time of the visit will be confirmed to you.',
        property_alert: 'Thank you for your trust! We have noted what you are looking for.',
        property_valuation: 'Thank you for your trust! Your valuation request has reached us.',
      },
      passedOn: (recipient) =>
        recipient
          ? `${recipient} will read it and be in touch with you shortly.`
          : 'A member of our team will be in touch with you shortly.',
      notYou: 'Not you? Someone may have mistyped their address: you can ignore this email.',
      alert: {
        subject: 'Confirm your property alert',
        ask: 'There is one step left: confirm your address, and we will write to you as soon as a property matches what you are looking for.',
        confirm: 'Confirm my alert',
        notYou:
          'Not you? Someone may have mistyped their address: ignore this email, and you will receive nothing else.',
      },
    },
  },
};
