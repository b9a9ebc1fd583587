import { contactSteps, homeAddress, type StepsDefinition, type SurfaceUnits } from './step-definition.ts';
import type { StepValues } from './step-values.ts';

/** True when the property is a building: land has neither rooms nor a year of construction. */
const isBuilding = ({ property_type }: StepValues): boolean => property_type !== 'terrain';
/** True when the property has rooms to sleep in: commercial property has none. */
const isHome = (values: StepValues): boolean => isBuilding(values) && values.property_type !== 'comm';
/** True when the property has a lot of its own: that of a condo is shared by the whole building. */
const hasLot = ({ property_type }: StepValues): boolean => property_type !== 'condo';

/** The property valuation (steps.4): seven steps. Questions that do not apply to the kind of property are left out. */
export const valuationSteps: StepsDefinition = {
  formType: 'property_valuation',
  steps: [
    { id: 'municipality', fields: [{ name: 'municipalities', kind: 'municipality', isRequired: true, isWide: true }] },
    {
      id: 'property',
      fields: [
        { name: 'property_type', kind: 'property-type', isRequired: true, isWide: true },
        { name: 'construction_year', kind: 'year', digits: 4, isRequired: true, isWide: true, isAsked: isBuilding },
        { name: 'bedrooms', kind: 'number', digits: 2, isRequired: true, isAsked: isHome },
        { name: 'bathrooms', kind: 'number', digits: 2, isRequired: true, isAsked: isHome },
        { name: 'parking', kind: 'number', digits: 2, isRequired: true, isAsked: isBuilding },
        { name: 'garage', kind: 'number', digits: 2, isRequired: true, isAsked: isBuilding },
      ],
    },
    {
      id: 'surfaces',
      fields: [
        { name: 'measurement_system', kind: 'choice', options: ['imperial', 'metric'], isAnswered: true, isWide: true },
        { name: 'livable_surface_area', kind: 'surface', digits: 6, isRequired: true, isAsked: isBuilding },
        { name: 'lot_surface_area', kind: 'surface', digits: 6, isRequired: true, isAsked: hasLot },
      ],
    },
    {
      id: 'report',
      fields: [
        { name: 'report', kind: 'yes-no', isWide: true },
        { name: 'report_available', kind: 'yes-no', isWide: true },
      ],
    },
    {
      id: 'motivation',
      fields: [
        { name: 'selling_motivation', kind: 'long-text', limit: 2000, isWide: true },
        { name: 'renovations', kind: 'long-text', limit: 5000, isWide: true },
      ],
    },
    ...contactSteps,
  ],
  defaults: { ...homeAddress, measurement_system: 'imperial', report: 'false', report_available: 'false' },
  ownPayload: (values, units) => ({
    year_of_construction: values.construction_year ?? '',
    nb_bedrooms: values.bedrooms ?? '',
    nb_bathrooms: values.bathrooms ?? '',
    nb_parking: values.parking ?? '',
    nb_garage: values.garage ?? '',
    living_area: surface(values, 'livable_surface_area', units),
    land_area: surface(values, 'lot_surface_area', units),
    evaluation_report: values.report ?? '',
    availability_of_report: values.report_available ?? '',
    reason_for_sale: values.selling_motivation ?? '',
    renos_and_improvments: values.renovations ?? '',
  }),
};

/** Returns an area with its unit; '' unless it is above zero (steps.12). */
function surface(values: StepValues, name: string, units: SurfaceUnits): string {
  const area = Number(values[name] ?? '');
  return area > 0 ? `${area} ${values.measurement_system === 'metric' ? units.metric : units.imperial}` : '';
}
