import { useFormFields } from '@payloadcms/ui';
import { defaultRadii } from '@vitrine/contract/theme/presets.ts';

/** Returns the radius of cards that the form of a site holds. */
export function useCardRadius(): string {
  return useFormFields(([fields]) => {
    const rows = fields['theme.variables']?.rows ?? [];
    const index = rows.findIndex((_, at) => fields[`theme.variables.${at}.name`]?.value === 'border-radius-1');
    if (rows.length === 0) return defaultRadii['border-radius-1'];
    const value = index < 0 ? null : fields[`theme.variables.${index}.value`]?.value;
    return typeof value === 'string' && /^\d{1,3}(\.\d+)?px$/.test(value) ? value : '0px';
  });
}
