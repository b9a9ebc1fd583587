import type { formTypes } from '@vitrine/contract/core/contact.ts';
import type { Locale } from '../listings/listing-address.ts';

type FormType = (typeof formTypes)[number];

type MailTexts = {
  broker: {
    subject: Record<FormType, (visitor: string, site: string) => string>;
    intro: Record<FormType, (site: string) => string>;
    /** Who passed the lead on to whom the mail goes to. */
    assigned: (staff: string) => string;
    suspectSubject: (subject: string) => string;
    suspect: string;
    reply: (visitor: string) => string;
    sourcePage: string;
  };
  confirmation: {
    subject: Record<FormType, string>;
    greeting: (firstName: string) => string;
    thanks: Record<FormType, string>;
    /** Null: the lead went to nobody in particular. */
    passedOn: (recipient: string | null) => string;
    notYou: string;
    /** What a property alert asks for until it is confirmed. */
    alert: { subject: string; ask: string; confirm: string };
  };
  /** The fields of a lead that a mail lists, in this order. */
  fields: Record<string, string>;
};

export const mailTexts: Record<Locale, MailTexts> = {
  fr: {
    broker: {
      subject: {
        contact_form: (visitor, site) => `Nouveau message de ${visitor} – ${site}`,
        property_alert: (visitor, site) => `Nouvelle alerte immobilière de ${visitor} – ${site}`,
        property_valuation: (visitor, site) => `Demande d’évaluation de ${visitor} – ${site}`,
      },
      intro: {
        contact_form: (site) => `Vous avez reçu un message par le formulaire de contact du site ${site}.`,
        property_alert: (site) => `Une personne souhaite être avisée des nouvelles propriétés sur le site ${site}.`,
        property_valuation: (site) => `Une personne souhaite faire évaluer sa propriété par le site ${site}.`,
      },
      assigned: (staff) => `${staff} vous confie cette demande.`,
      suspectSubject: (subject) => `[Possiblement indésirable] ${subject}`,
      suspect: 'Attention\u00a0: ce message pourrait provenir d’un robot. Vérifiez-le avant d’y répondre.',
      reply: (visitor) => `Pour joindre ${visitor}, répondez simplement à ce courriel.`,
      sourcePage: 'Envoyé depuis la page',
    },
    confirmation: {
      subject: {
        contact_form: 'Nous avons bien reçu votre message',
        property_alert: 'Votre alerte immobilière est bien enregistrée',
        property_valuation: 'Nous avons bien reçu votre demande d’évaluation',
      },
      greeting: (firstName) => `Bonjour ${firstName},`,
      thanks: {
        contact_form: 'Merci de nous avoir écrit\u00a0! Votre message nous est bien parvenu.',
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
      },
    },
    fields: {
      uls: 'Numéro d’inscription',
      first_name: 'Prénom',
      last_name: 'Nom',
      email: 'Courriel',
      phone: 'Téléphone',
      preferred_method_of_contact: 'Moyen de communication préféré',
      address: 'Adresse',
      postal_code: 'Code postal',
      city: 'Ville',
      province: 'Province',
      country: 'Pays',
      municipality: 'Municipalités',
      property_type: 'Type de propriété',
      current_client_situation: 'Situation actuelle',
      desired_moving_timeframe: 'Déménagement souhaité',
      budget_min: 'Budget minimal',
      budget_max: 'Budget maximal',
      nb_bedrooms: 'Chambres',
      nb_bathrooms: 'Salles de bain',
      year_of_construction: 'Année de construction',
      nb_parking: 'Stationnements',
      nb_garage: 'Garages',
      living_area: 'Superficie habitable',
      land_area: 'Superficie du terrain',
      evaluation_report: 'Rapport d’évaluation',
      availability_of_report: 'Rapport disponible',
      reason_for_sale: 'Motif de la vente',
      renos_and_improvments: 'Rénovations et améliorations',
    },
  },
  en: {
    broker: {
      subject: {
        contact_form: (visitor, site) => `New message from ${visitor} – ${site}`,
        property_alert: (visitor, site) => `New property alert from ${visitor} – ${site}`,
        property_valuation: (visitor, site) => `Valuation request from ${visitor} – ${site}`,
      },
      intro: {
        contact_form: (site) => `You have a message from the contact form on ${site}.`,
        property_alert: (site) => `Someone would like to hear about new listings on ${site}.`,
        property_valuation: (site) => `Someone would like to have a property valued through ${site}.`,
      },
      assigned: (staff) => `${staff} has assigned this lead to you.`,
      suspectSubject: (subject) => `[Possible spam] ${subject}`,
      suspect: 'Please note: this message may come from a robot. Check it before you answer.',
      reply: (visitor) => `To reach ${visitor}, simply reply to this email.`,
      sourcePage: 'Sent from the page',
    },
    confirmation: {
      subject: {
        contact_form: 'We have received your message',
        property_alert: 'Your property alert is set',
        property_valuation: 'We have received your valuation request',
      },
      greeting: (firstName) => `Hello ${firstName},`,
      thanks: {
        contact_form: 'Thank you for writing to us! Your message has reached us.',
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
      },
    },
    fields: {
      uls: 'Listing number',
      first_name: 'First name',
      last_name: 'Last name',
      email: 'Email',
      phone: 'Phone',
      preferred_method_of_contact: 'Preferred way to be reached',
      address: 'Address',
      postal_code: 'Postal code',
      city: 'City',
      province: 'Province',
      country: 'Country',
      municipality: 'Municipalities',
      property_type: 'Property type',
      current_client_situation: 'Current situation',
      desired_moving_timeframe: 'Would like to move within',
      budget_min: 'Lowest budget',
      budget_max: 'Highest budget',
      nb_bedrooms: 'Bedrooms',
      nb_bathrooms: 'Bathrooms',
      year_of_construction: 'Year built',
      nb_parking: 'Parking spaces',
      nb_garage: 'Garages',
      living_area: 'Living area',
      land_area: 'Lot area',
      evaluation_report: 'Valuation report',
      availability_of_report: 'Report available',
      reason_for_sale: 'Reason for selling',
      renos_and_improvments: 'Renovations and improvements',
    },
  },
};
