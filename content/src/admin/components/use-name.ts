import { type ComponentProps, useState } from 'react';
import type { NameField } from './name-field.tsx';

interface Name {
  /** Properties of the field that asks for the name. */
  field: Pick<ComponentProps<typeof NameField>, 'value' | 'error' | 'onChange'>;
  /** Returns the name without spaces around it; null when it is missing, which the field then says. */
  read: () => string | null;
}

/** Returns the state of the name that a dialog asks for; `missing` is the message about a missing one. */
export function useName(missing: string): Name {
  const [value, setValue] = useState('');
  const [isMissing, setMissing] = useState(false);
  const change = (next: string) => {
    setValue(next);
    setMissing(false);
  };
  const read = () => {
    const name = value.trim();
    setMissing(name === '');
    return name || null;
  };
  return { field: { value, error: isMissing ? missing : undefined, onChange: change }, read };
}
