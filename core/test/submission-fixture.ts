/** A valid submission of each form, by the names of the wire (steps.15). */
const person = {
  locale: 'fr',
  full_name: 'Léa Tremblay',
  first_name: 'Léa',
  last_name: 'Tremblay',
  email: 'lea@example.ca',
  phone: '(514) 555-0134',
};
const steps = {
  ...person,
  preferred_method_of_contact: 'text',
  address: '12, rue du Port',
  postal_code: 'G1K 4A1',
  city: 'Québec',
  province: 'Québec',
  country: 'Canada',
  municipality: 'Québec, Lévis',
  property_type: 'condo',
  nb_bedrooms: '2',
  nb_bathrooms: '1',
};

export const submissions: Record<string, Record<string, string>> = {
  contact_form: {
    ...person,
    form_type: 'contact_form',
    message: 'Bonjour, j’aimerais visiter la maison.',
    recipient_type: 'broker',
    recipient_slug: 'maude-gagnon',
    uls: '10000001',
  },
  property_alert: {
    ...steps,
    form_type: 'property_alert',
    current_client_situation: 'tenant',
    desired_moving_timeframe: '4-8 months',
    budget_min: '0',
    budget_max: '500000',
  },
  property_valuation: {
    ...steps,
    form_type: 'property_valuation',
    year_of_construction: '1958',
    nb_parking: '1',
    nb_garage: '0',
    living_area: '1200 pi²',
    land_area: '4000 pi²',
    evaluation_report: 'no',
    availability_of_report: 'no',
    reason_for_sale: 'Un déménagement',
    renos_and_improvments: 'La toiture en 2019',
  },
};
