import type { Property } from '@vitrine/contract/core/property.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { formatCurrency } from '../../../locale/format.ts';
import type { PropertyDetailData } from '../property-detail-data.ts';

const squareFeetPerSquareMetre = 10.7639;

/**
 * Returns the fees of a co-ownership by the month, the year, and the square foot of living area, which makes homes of different sizes
 * comparable; null when the source states none.
 */
export function coOwnership(
  { details, living_area: area, area_unit: unit }: Pick<Property, 'details' | 'living_area' | 'area_unit'>,
  locale: Locale,
): PropertyDetailData['coOwnership'] {
  const fees = (details?.costs ?? []).filter(({ kind }) => kind === 'association-fee');
  if (fees.length === 0) return null;
  const yearly = fees.reduce((sum, { amount, period }) => sum + (period === 'month' ? amount * 12 : amount), 0);
  const squareFeet = area ? area * (unit === 'sqft' ? 1 : squareFeetPerSquareMetre) : null;
  return {
    month: formatCurrency(yearly / 12, locale, 0),
    year: formatCurrency(yearly, locale, 0),
    squareFoot: squareFeet ? formatCurrency(yearly / 12 / squareFeet, locale, 2) : '',
  };
}
