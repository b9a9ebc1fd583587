import { contactSteps, homeAddress, type StepsDefinition } from './step-definition.ts';

/** The property alert (`2-blocks-and-search §3`, §4, §5): six steps. */
export const alertSteps: StepsDefinition = {
  formType: 'property_alert',
  steps: [
    {
      id: 'municipalities',
      fields: [{ name: 'municipalities', kind: 'municipalities', isRequired: true, isWide: true }],
    },
    {
      id: 'situation',
      fields: [
        {
          name: 'moving_date',
          kind: 'choice',
          options: ['0-60-days', '60-120-days', '4-8-months', 'more-than-8-months'],
          isRequired: true,
          isWide: true,
        },
        {
          name: 'current_situation',
          kind: 'choice',
          options: ['owner', 'tenant', 'parents', 'abroad', 'other'],
          isRequired: true,
          isWide: true,
        },
      ],
    },
    { id: 'budget', fields: [{ name: 'budget', kind: 'budget', isWide: true }] },
    {
      id: 'wishes',
      fields: [
        { name: 'property_type', kind: 'property-type', isWide: true },
        { name: 'bedrooms', kind: 'number', digits: 2, isRequired: true },
        { name: 'bathrooms', kind: 'number', digits: 2, isRequired: true },
      ],
    },
    ...contactSteps,
  ],
  defaults: { ...homeAddress, budget_min: '0', budget_max: '' },
  ownPayload: (values) => ({
    current_client_situation: values.current_situation ?? '',
    desired_moving_timeframe: values.moving_date ?? '',
    budget_min: values.budget_min ?? '',
    // An empty value means no bound.
    budget_max: values.budget_max ?? '',
    nb_bedrooms: values.bedrooms ?? '',
    nb_bathrooms: values.bathrooms ?? '',
  }),
};
