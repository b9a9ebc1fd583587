import type { useForm } from '@payloadcms/ui';
import { type LookName, namedLooks } from '@vitrine/contract/theme/named-looks.ts';
import { defaultRadii, presetPalettes } from '@vitrine/contract/theme/presets.ts';
import type { FormState } from 'payload';

type Form = Pick<ReturnType<typeof useForm>, 'addFieldRow' | 'dispatchFields' | 'getFields' | 'setModified'>;

const stored = (value: string) => ({ value, initialValue: value, valid: true, passesCondition: true });

/**
 * Writes the colours and corner radii of a preset into the form: into the rows with the same names, and into new rows. Other rows stay
 * unchanged.
 */
export function fillPreset(form: Form, path: string, name: 'blue' | 'red'): void {
  form.dispatchFields({ type: 'UPDATE', path, value: name, valid: true });
  fillRows(form, 'theme.colors', presetPalettes[name]);
  fillRows(form, 'theme.variables', defaultRadii);
  form.setModified(true);
}

/** Writes the choices and the corner radii of a named look into the form. Colours stay unchanged. */
export function fillLook(form: Form, name: LookName): void {
  const { look, radii } = namedLooks[name];
  for (const [quality, value] of Object.entries(look)) {
    form.dispatchFields({ type: 'UPDATE', path: `theme.look.${quality}`, value, valid: true });
  }
  fillRows(form, 'theme.variables', radii);
  form.setModified(true);
}

function fillRows(
  { addFieldRow, dispatchFields, getFields }: Form,
  path: string,
  values: Record<string, string>,
): void {
  const fields = getFields();
  const known = (fields[path]?.rows ?? []).map((_, index) => fields[`${path}.${index}.name`]?.value);
  let count = known.length;
  for (const [name, value] of Object.entries(values)) {
    const index = known.indexOf(name);
    if (index >= 0) dispatchFields({ type: 'UPDATE', path: `${path}.${index}.value`, value, valid: true });
    else {
      const subFieldState = { name: stored(name), value: stored(value) };
      addFieldRow({ path, schemaPath: path, rowIndex: count, subFieldState });
      count += 1;
    }
  }
}

/** Puts the theme of an earlier state back into the form. */
export function restoreTheme({ dispatchFields, getFields, setModified }: Form, before: FormState): void {
  const ofTheme = ([path]: [string, unknown]) => path.startsWith('theme.');
  const others = Object.entries(getFields()).filter((entry) => !ofTheme(entry));
  const state = Object.fromEntries([...others, ...Object.entries(before).filter(ofTheme)]);
  dispatchFields({ type: 'REPLACE_STATE', optimize: false, state });
  setModified(true);
}
